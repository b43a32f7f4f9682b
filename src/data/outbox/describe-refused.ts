import type { PersonDb } from '#src/data/database/person-db.ts';
import { currencyOf } from '#src/data/told/currency-of.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { isForm, labelOf, wordsIn } from '#src/data/told/form-words.ts';
import type { Spoken } from '#src/data/told/spoken.ts';
import { spokenOf } from '#src/data/told/spoken-of.ts';
import { highlightOf, wordsOf, writtenBy } from '#src/data/told/work-words.ts';
import { choiceNow } from './refused-choice.ts';
import { clashesNow } from './refused-form.ts';
import type { Refused, RefusedGroup } from './refused-work.ts';

/** What was refused about one thing, as a person is told of it. */
export type RefusedInWords = RefusedGroup & {
  title: string;
  /** The form it was written in: what should stand is said there. */
  formHref: string | null;
  /** What it says, a line each. */
  contents: string[];
  /** Some of it can live on in a draft of its own. */
  canKeep: boolean;
};

export async function refusedInWords(db: PersonDb, groups: RefusedGroup[]): Promise<RefusedInWords[]> {
  if (groups.length === 0) return [];
  const spoken = await spokenOf(
    db,
    groups.flatMap(({ work }) => work),
  );
  return Promise.all(
    groups.map(async (group) => inWords(group, spoken, await linesOfNow(db, group.work[0], spoken))),
  );
}

function inWords(group: RefusedGroup, spoken: Spoken, now: string[]): RefusedInWords {
  const { draftId, work } = group;
  const [first] = work;
  const { title, href } = describeWork(first, spoken);
  const formHref = isForm(first.name) ? href : null;
  const contents = [...new Set([...work.flatMap((each) => wordsOf(each, spoken)), ...now])];
  const written = work.flatMap((each) => writtenBy(each, spoken.versions));
  // By the name that was refused, where one was: that is what the person remembers.
  const name = written.findLast(([field, words]) => field === 'title' && words.trim() !== '')?.[1].trim();
  const says = written.length > 0 || work.some((each) => highlightOf(each) !== null);
  const canKeep = says && draftId !== null && spoken.drafts.has(draftId);
  return { ...group, title: name ? `Draft: ${name}` : title, formHref, contents, canKeep };
}

/** What stands now where it clashes, a line each; none where it is no form's, and no choice. */
async function linesOfNow(db: PersonDb, { name, args }: Refused, spoken: Spoken): Promise<string[]> {
  const currency = currencyOf({ name, args }, spoken);
  const clashes = await clashesNow(db, { name, args });
  const choice = await choiceNow(db, { name, args });
  if (choice !== null) return [choice];
  return clashes.map(
    ({ field, now }) => `${labelOf(name, field)} now: ${wordsIn(name, field, now, currency)}`,
  );
}

import { bornAt } from '#sync/ids.ts';
import { describeWork } from './describe-work.ts';
import { isForm } from './form-words.ts';
import { mutate } from './mutate.ts';
import type { PersonDb } from './person-db.ts';
import { linesOfNow } from './refused-form.ts';
import { rowsOf } from './rows.ts';
import { spokenOf } from './spoken-of.ts';
import { isRefusedHereOnly } from './unsent-entries.ts';
import { highlightOf, type Spoken, wordsOf, writtenBy } from './work-words.ts';

/** An action the server would not take, with its content. `order` where it stands in this device's outbox; `isHereOnly`: no other device will hear of it. */
export type Refused = {
  id: string;
  name: string;
  args: unknown;
  code: string;
  message: string;
  at: string;
  order: number | null;
  isHereOnly: boolean;
};

/** What was refused about one thing: a person deals with it as one. */
export type RefusedGroup = {
  key: string;
  title: string;
  draftId: string | null;
  /** The form it was written in: what should stand is said there. */
  formHref: string | null;
  work: Refused[];
  /** What it says, a line each. */
  contents: string[];
  /** Some of it can live on in a draft of its own. */
  canKeep: boolean;
};

/** Trying these again cannot end otherwise. */
const final = new Set([
  'already-submitted',
  'already-connected',
  'already-there',
  'already-answered',
  'changed-meanwhile',
  'not-found',
  'used-id',
  'entrepreneurs-only',
  'investors-only',
  'members-only',
  'not-open',
  'not-yours',
  'not-connected',
  'taken-back',
]);

export async function refusedGroups(db: PersonDb): Promise<RefusedGroup[]> {
  const refused = await refusedWork(db);
  if (refused.length === 0) return [];
  const spoken = await spokenOf(db, refused);
  const groups = Map.groupBy(refused, (work) => `refused:${describeWork(work, spoken).draftId ?? work.id}`);
  const told = [...groups].map(async ([key, work]) => {
    const [first] = work;
    return first ? [groupOf(key, first, work, spoken, await linesOfNow(db, first))] : [];
  });
  return (await Promise.all(told)).flat();
}

function groupOf(key: string, first: Refused, work: Refused[], spoken: Spoken, now: string[]): RefusedGroup {
  const { title, draftId, href } = describeWork(first, spoken);
  const formHref = isForm(first.name) ? href : null;
  const contents = [...new Set([...work.flatMap((each) => wordsOf(each, spoken)), ...now])];
  const written = work.flatMap((each) => writtenBy(each, spoken.versions));
  // By the name that was refused, where one was: that is what the person remembers.
  const name = written.findLast(([field, words]) => field === 'title' && words.trim() !== '')?.[1].trim();
  const says = written.length > 0 || work.some((each) => highlightOf(each) !== null);
  const canKeep = says && draftId !== null && spoken.drafts.has(draftId);
  return { key, title: name ? `Draft: ${name}` : title, draftId, formHref, work, contents, canKeep };
}

export function canBeTriedAgain({ work }: RefusedGroup): boolean {
  return work.some(({ code }) => !final.has(code));
}

/** Notes how the person dealt with refused work, on every device of theirs. */
export async function settleRefused(
  db: PersonDb,
  { work }: RefusedGroup,
  resolution: 'retried' | 'discarded',
) {
  for (const { id, order, isHereOnly } of work) {
    if (order !== null) await db.outbox.delete(order);
    // The row that tells the person's other devices may still be on its way to this one.
    if (!isHereOnly) await mutate('resolveAttention', { attentionId: id, resolution });
  }
}

async function refusedWork(db: PersonDb): Promise<Refused[]> {
  const attention = await rowsOf(db, 'attention').toArray();
  const entries = await db.outbox.where('state').equals('refused').toArray();
  const known = new Set(attention.map(({ id }) => id));
  const work = [
    ...attention
      .filter(({ resolution }) => resolution === null)
      .map((row) => ({ ...row, order: null, isHereOnly: false })),
    // Of some no row tells, and a page that tells of the rest may still be on its way.
    ...entries
      .filter(({ id }) => !known.has(id))
      .map((entry) => {
        const { id, name, args, doneAt, order, failure } = entry;
        const { code, message } = failure ?? { code: '', message: '' };
        return { id, name, args, code, message, at: doneAt, order, isHereOnly: isRefusedHereOnly(entry) };
      }),
  ];
  return work.sort((a, b) => whenDone(a) - whenDone(b) || (a.id < b.id ? -1 : 1));
}

/** The ids of two actions, and of what they were retried as, tell which was done first; the answers to them do not. */
function whenDone({ id, at }: Refused): number {
  return bornAt(id) ?? Date.parse(at);
}

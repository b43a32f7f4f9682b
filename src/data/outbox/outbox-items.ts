import type { PersonDb } from '#src/data/database/person-db.ts';
import { describeWork, titleOf } from '#src/data/told/describe-work.ts';
import { fieldNames } from '#src/data/told/field-names.ts';
import type { Spoken } from '#src/data/told/spoken.ts';
import { spokenOf } from '#src/data/told/spoken-of.ts';
import { changesOf, type WaitingChange } from '#src/data/told/waiting-changes.ts';
import type { Draft } from '#sync/records/draft.ts';
import { type RefusedInWords, refusedInWords } from './describe-refused.ts';
import { outboxThings, type WaitingThing } from './outbox-things.ts';
import { canBeTriedAgain } from './refused-work.ts';

export type OutboxItem = {
  key: string;
  title: string;
  detail: string;
  /** What it says, a line each; those with `canCancel` can be taken back alone. */
  changes: WaitingChange[];
  /** Where the work can be edited. */
  href: string | null;
  /** When the person did it: ISO. */
  at: string;
  state: 'saved' | 'sending' | 'waiting' | 'needs-you';
  reason: string | null;
  /** It goes only once somebody has signed in. */
  needsSignIn: boolean;
  canCancel: boolean;
  canRetry: boolean;
  /** A submitted draft is open to edits again only once its submission is taken back. */
  editTakesBack: boolean;
  /** Refused words can live on in a draft of their own. */
  canKeep: boolean;
  /** It was refused, and the person may let it go. */
  canDiscard: boolean;
  /** It was refused, and no row of the server's tells of it: it goes with this device's copy. */
  isHereOnly: boolean;
  /** Two texts stand against each other in it: the person chooses where `href` leads. */
  mustChoose: boolean;
};

/** Everything that waits to be sent, was refused or is to be chosen: what needs the person first, then in the order of doing. */
export async function outboxItems(db: PersonDb): Promise<OutboxItem[]> {
  const { refused, clashing, waiting } = await outboxThings(db);
  const spoken = await spokenOf(
    db,
    waiting.flatMap(({ entries }) => entries),
  );
  return [
    ...(await refusedInWords(db, refused)).map(refusedItem),
    ...clashing.map(clashItem),
    ...waiting.map((thing) => waitingItem(thing, spoken)),
  ];
}

const plain = {
  href: null,
  reason: null,
  needsSignIn: false,
  canCancel: false,
  canRetry: false,
  editTakesBack: false,
  canKeep: false,
  canDiscard: false,
  isHereOnly: false,
  mustChoose: false,
} as const;

function refusedItem(group: RefusedInWords): OutboxItem {
  const [first] = group.work;
  return {
    ...plain,
    key: group.key,
    title: group.title,
    detail: 'Not accepted',
    href: group.formHref,
    changes: group.contents.map((words) => ({ key: words, words, canCancel: false })),
    at: first.at,
    state: 'needs-you',
    reason: [...new Set(group.work.map(({ message }) => message))].join(' '),
    canRetry: canBeTriedAgain(group),
    canKeep: group.canKeep,
    canDiscard: true,
    isHereOnly: group.work.some(({ isHereOnly }) => isHereOnly),
  };
}

function clashItem(draft: Draft): OutboxItem {
  return {
    ...plain,
    key: `clash:${draft.id}`,
    title: `Draft: ${titleOf(draft)}`,
    detail: 'Written on two devices. Every text is kept until you choose.',
    changes: draft.conflicts.map(({ field, values }) => ({
      key: field,
      words: `${fieldNames[field]}: ${values.length + 1} texts`,
      canCancel: false,
    })),
    href: `/submit-pitch/${draft.id}`,
    at: draft.conflicts.flatMap(({ values }) => values.map(({ at }) => at)).sort()[0] ?? draft.updatedAt,
    state: 'needs-you',
    mustChoose: true,
  };
}

function waitingItem({ key, entries, needsSignIn }: WaitingThing, spoken: Spoken): OutboxItem {
  const [first] = entries;
  const { title, href } = describeWork(first, spoken);
  const reason = entries.find(({ failure }) => failure)?.failure?.message ?? null;
  const isFrozen = entries.some(({ state }) => state === 'frozen');
  const isSubmission = first.name === 'submitPitch';
  return {
    ...plain,
    key,
    title,
    detail: isSubmission ? 'To be submitted' : '',
    changes: isSubmission ? [] : toldOnce(changesOf(entries, spoken)),
    href,
    at: first.doneAt,
    state: isFrozen ? 'sending' : reason !== null || needsSignIn ? 'waiting' : 'saved',
    needsSignIn,
    reason: needsSignIn ? 'Kept on this device until you sign in.' : reason,
    canCancel: !isFrozen,
    // What simply waits goes with all the rest.
    canRetry: !needsSignIn && reason !== null,
    editTakesBack: isSubmission,
  };
}

/** What cannot be taken back alone, and says the same again, says nothing. */
function toldOnce(changes: WaitingChange[]): WaitingChange[] {
  const told = new Set<string>();
  return changes.filter(({ words, canCancel }) => {
    const isNew = words !== '' && (canCancel || !told.has(words));
    told.add(words);
    return isNew;
  });
}

import { guestId } from '#sync/ids.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import type { Draft } from '#sync/records/draft.ts';
import { clashingDrafts } from './clashing-drafts.ts';
import { describeWork, titleOf, type Work } from './describe-work.ts';
import { fieldNames } from './field-names.ts';
import type { Entry, PersonDb } from './person-db.ts';
import { canBeTriedAgain, type RefusedGroup, refusedGroups } from './refused-work.ts';
import { ownerOf } from './rows.ts';
import { spokenOf } from './spoken-of.ts';
import { isWritten, unsentEntries } from './unsent-entries.ts';
import { changesOf, type WaitingChange } from './waiting-changes.ts';
import { nothingSpoken, type Spoken } from './work-words.ts';

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

/**
 * Everything that waits to be sent, was refused or is to be chosen: what needs the person first, then in the order of
 * doing. `known`: the unsent entries, where they have just been read.
 */
export async function outboxItems(db: PersonDb, known?: Entry[]): Promise<OutboxItem[]> {
  const unsent = (known ?? (await unsentEntries(db))).filter(isWritten);
  const groups = new Map<string, { work: Work; entries: Entry[] }>();
  const spoken = await spokenOf(db, unsent);
  for (const entry of unsent) {
    const work = describeWork(entry, spoken);
    const group = groups.get(work.key) ?? { work, entries: [] };
    group.entries.push(entry);
    groups.set(work.key, group);
  }
  const isGuest = ownerOf(db) === guestId;
  return [
    ...(await refusedGroups(db)).map(refusedItem),
    ...(await clashingDrafts(db, spoken.drafts)).map(clashItem),
    ...[...groups.values()].map((group) =>
      waitingItem(group, isGuest && !group.entries.every(isForGuests), spoken),
    ),
  ];
}

/** The unsent entries of an item, by the key it was shown under. */
export async function entriesOf(db: PersonDb, key: string): Promise<Entry[]> {
  const unsent = await unsentEntries(db);
  return unsent.filter((entry) => describeWork(entry, nothingSpoken).key === key);
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

function refusedItem(group: RefusedGroup): OutboxItem {
  const [first] = group.work;
  return {
    ...plain,
    key: group.key,
    title: group.title,
    detail: 'Not accepted',
    href: group.formHref,
    changes: group.contents.map((words) => ({ key: words, words, canCancel: false })),
    at: first?.at ?? '',
    state: 'needs-you',
    reason: [...new Set(group.work.map(({ message }) => message))].join(' '),
    canRetry: canBeTriedAgain(group),
    canKeep: group.canKeep,
    canDiscard: true,
    isHereOnly: group.work.some(({ isHereOnly }) => isHereOnly),
  };
}

function isForGuests({ name }: Entry): boolean {
  return mutationNamed(name)?.guests === true;
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

function waitingItem(
  { work, entries }: { work: Work; entries: Entry[] },
  needsSignIn: boolean,
  spoken: Spoken,
): OutboxItem {
  const [first] = entries;
  const reason = entries.find(({ failure }) => failure)?.failure?.message ?? null;
  const isFrozen = entries.some(({ state }) => state === 'frozen');
  const isSubmission = first?.name === 'submitPitch';
  return {
    ...plain,
    key: work.key,
    title: work.title,
    detail: isSubmission ? 'To be submitted' : '',
    changes: isSubmission ? [] : changesOf(entries, spoken).filter(({ words }) => words !== ''),
    href: work.href,
    at: first?.doneAt ?? '',
    state: isFrozen ? 'sending' : reason !== null || needsSignIn ? 'waiting' : 'saved',
    needsSignIn,
    reason: needsSignIn ? 'Kept on this device until you sign in.' : reason,
    canCancel: !isFrozen,
    // What simply waits goes with all the rest.
    canRetry: !needsSignIn && reason !== null,
    editTakesBack: isSubmission,
  };
}

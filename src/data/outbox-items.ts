import { guestId } from '#sync/ids.ts';
import { describeWork, type Work } from './describe-work.ts';
import { type Entry, ownerOf, type PersonDb, rowsOf } from './person-db.ts';
import { canBeTriedAgain, contentsOf, type RefusedGroup, refusedGroups } from './refused-work.ts';
import { unsentEntries } from './unsent-entries.ts';

export type OutboxItem = {
  key: string;
  title: string;
  detail: string;
  /** The refused words, a line each. */
  contents: string[];
  /** Where the work can be edited. */
  href: string | null;
  /** When the person did it: ISO. */
  at: string;
  state: 'saved' | 'sending' | 'waiting' | 'needs-you';
  reason: string | null;
  canCancel: boolean;
  canRetry: boolean;
  /** A submitted draft is open to edits again only once its submission is taken back. */
  editTakesBack: boolean;
  /** Refused words can live on in a draft of their own. */
  canKeep: boolean;
};

/** Everything that waits to be sent or was refused: what needs the person first, then in the order of doing. */
export async function outboxItems(db: PersonDb): Promise<OutboxItem[]> {
  const drafts = new Map((await rowsOf(db, 'drafts').toArray()).map((draft) => [draft.id, draft]));
  const unsent = await unsentEntries(db);
  const groups = new Map<string, { work: Work; entries: Entry[] }>();
  for (const entry of unsent) {
    const work = describeWork(entry, drafts);
    const group = groups.get(work.key) ?? { work, entries: [] };
    groups.set(work.key, { ...group, entries: [...group.entries, entry] });
  }
  const isGuest = ownerOf(db) === guestId;
  return [
    ...(await refusedGroups(db)).map(refusedItem),
    ...[...groups.values()].map((group) => waitingItem(group, isGuest)),
  ];
}

/** The unsent entries of an item, by the key it was shown under. */
export async function entriesOf(db: PersonDb, key: string): Promise<Entry[]> {
  const unsent = await unsentEntries(db);
  return unsent.filter((entry) => describeWork(entry, new Map()).key === key);
}

function refusedItem(group: RefusedGroup): OutboxItem {
  const [first] = group.work;
  return {
    key: group.key,
    title: group.title,
    detail: 'Not accepted',
    contents: contentsOf(group),
    href: null,
    at: first?.at ?? '',
    state: 'needs-you',
    reason: [...new Set(group.work.map(({ message }) => message))].join(' '),
    canCancel: false,
    canRetry: canBeTriedAgain(group),
    editTakesBack: false,
    canKeep: group.draftId !== null,
  };
}

function waitingItem({ work, entries }: { work: Work; entries: Entry[] }, isGuest: boolean): OutboxItem {
  const [first] = entries;
  const reason = entries.find(({ failure }) => failure)?.failure?.message ?? null;
  const isFrozen = entries.some(({ state }) => state === 'frozen');
  return {
    key: work.key,
    title: work.title,
    detail: entries.length === 1 ? work.detail : `${entries.length} changes`,
    contents: [],
    href: work.href,
    at: first?.doneAt ?? '',
    state: isFrozen ? 'sending' : reason !== null || isGuest ? 'waiting' : 'saved',
    reason: isGuest ? 'Kept on this device until you sign in.' : reason,
    canCancel: !isFrozen,
    canRetry: !isGuest,
    editTakesBack: first?.name === 'submitPitch',
    canKeep: false,
  };
}

import { guestId } from '#sync/ids.ts';
import type { Attention } from '#sync/records/attention.ts';
import { describeWork, type Work } from './describe-work.ts';
import { type Entry, ownerOf, type PersonDb, rowsOf } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

export type OutboxItem = {
  key: string;
  title: string;
  detail: string;
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
};

/** Everything that waits to be sent or was refused: what needs the person first, then in the order of doing. */
export function useOutbox(): OutboxItem[] | undefined {
  return usePersonQuery(outboxItems);
}

export async function outboxItems(db: PersonDb): Promise<OutboxItem[]> {
  const drafts = new Map((await rowsOf(db, 'drafts').toArray()).map((draft) => [draft.id, draft]));
  const attention = (await rowsOf(db, 'attention').toArray()).filter(({ resolution }) => resolution === null);
  const entries = (await db.outbox.orderBy('order').toArray()).filter(({ state }) => state !== 'applied');
  const refusedHere = entries.filter(({ state }) => state === 'refused');
  const known = new Set(attention.map(({ id }) => id));
  const groups = new Map<string, { work: Work; entries: Entry[] }>();
  for (const entry of entries.filter(({ state }) => state !== 'refused')) {
    const work = describeWork(entry, drafts);
    const group = groups.get(work.key);
    groups.set(work.key, { work: group?.work ?? work, entries: [...(group?.entries ?? []), entry] });
  }
  const isGuest = ownerOf(db) === guestId;
  return [
    ...attention.map((row) => refusedItem(row.id, describeWork(row, drafts), row.at, row.message)),
    ...refusedHere
      .filter(({ id }) => !known.has(id))
      .map((entry) =>
        refusedItem(entry.id, describeWork(entry, drafts), entry.doneAt, entry.failure?.message ?? ''),
      ),
    ...[...groups.values()].map((group) => waitingItem(group, isGuest)),
  ];
}

/** The entries of an item, by the key it was shown under. */
export async function entriesOf(db: PersonDb, key: string): Promise<Entry[]> {
  const entries = await db.outbox.orderBy('order').toArray();
  return entries.filter((entry) => entry.id === key || describeWork(entry, new Map()).key === key);
}

/** The refused work of an item, where it is one that every device shows. */
export async function attentionOf(db: PersonDb, key: string): Promise<Attention | undefined> {
  return rowsOf(db, 'attention').get(key);
}

function refusedItem(key: string, { title, href }: Work, at: string, reason: string): OutboxItem {
  return {
    key,
    title,
    detail: 'Not accepted',
    href,
    at,
    state: 'needs-you',
    reason,
    canCancel: true,
    canRetry: true,
    editTakesBack: false,
  };
}

function waitingItem({ work, entries }: { work: Work; entries: Entry[] }, isGuest: boolean): OutboxItem {
  const [first] = entries;
  const reason = entries.find(({ failure }) => failure)?.failure?.message ?? null;
  const frozen = entries.some(({ state }) => state === 'frozen');
  return {
    ...work,
    detail: entries.length === 1 ? work.detail : `${entries.length} changes`,
    at: first?.doneAt ?? '',
    state: frozen ? 'sending' : reason !== null || isGuest ? 'waiting' : 'saved',
    reason: isGuest ? 'Kept on this device until you sign in.' : reason,
    canCancel: !frozen,
    canRetry: reason !== null,
    editTakesBack: first?.name === 'submitPitch',
  };
}

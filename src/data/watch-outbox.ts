import { liveQuery } from 'dexie';
import { currentDb } from './open-db.ts';
import { outboxItems } from './outbox-items.ts';
import { type PersonDb, readMeta } from './person-db.ts';
import { isSendable } from './prepare-request.ts';
import { unsentEntries } from './unsent-entries.ts';

export type OutboxState = {
  /** Things of the person that wait to be sent, as the Outbox page counts them. */
  waiting: number;
  /** Refused work that nobody has dealt with yet. */
  attention: number;
  /** How often something was written; 0 while nothing could be sent. */
  writes: number;
};

/** Tells of the outbox now and whenever it changes. Answers how to stop. */
export function watchOutbox(listener: (state: OutboxState) => void): () => void {
  const subscription = liveQuery(outboxState).subscribe({ next: listener });
  return () => subscription.unsubscribe();
}

/** Whether anything could be sent now. */
export async function hasSendable(db: PersonDb, deviceNow: number): Promise<boolean> {
  const meta = await readMeta(db);
  const unsent = await unsentEntries(db);
  return unsent.some((entry) => isSendable(entry, meta, deviceNow));
}

async function outboxState(): Promise<OutboxState> {
  const db = await currentDb();
  const meta = await readMeta(db);
  const items = await outboxItems(db);
  const unsent = await db.outbox.where('state').equals('waiting').toArray();
  return {
    waiting: items.filter(({ state }) => state !== 'needs-you').length,
    attention: items.filter(({ state }) => state === 'needs-you').length,
    writes: unsent.some((entry) => isSendable(entry, meta, Date.now())) ? meta.writes : 0,
  };
}

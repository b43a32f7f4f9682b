import { liveAnswer } from './live-answer.ts';
import { outboxItems } from './outbox-items.ts';
import { ownerOf, type PersonDb, readMeta } from './person-db.ts';
import { isSendable } from './prepare-request.ts';
import { reconnecting } from './reconnecting.ts';
import { unsentEntries } from './unsent-entries.ts';

export type OutboxState = {
  /** Whoever uses the device now, which may be another person than this tab shows. */
  personId: string;
  /** Things of the person that wait to be sent, as the Outbox page counts them. */
  waiting: number;
  /** When the oldest of these was done: ISO. */
  oldestWaiting: string | null;
  /** Refused work that nobody has dealt with yet. */
  attention: number;
  /** How often something was written; 0 while nothing could be sent. */
  writes: number;
};

/** Tells of the outbox now and whenever it changes. Answers how to stop. */
export function watchOutbox(listener: (state: OutboxState) => void): () => void {
  return liveAnswer(outboxState).subscribe(listener);
}

/** Whether anything could be sent now. */
export function hasSendable(db: PersonDb, deviceNow: number): Promise<boolean> {
  return reconnecting(db, async () => {
    const meta = await readMeta(db);
    const unsent = await unsentEntries(db);
    return unsent.some((entry) => isSendable(entry, meta, deviceNow));
  });
}

async function outboxState(db: PersonDb): Promise<OutboxState> {
  const meta = await readMeta(db);
  const items = await outboxItems(db);
  const unsent = await db.outbox.where('state').equals('waiting').toArray();
  const waiting = items.filter(({ state }) => state !== 'needs-you');
  return {
    personId: ownerOf(db),
    waiting: waiting.length,
    oldestWaiting: waiting.map(({ at }) => at).sort()[0] ?? null,
    attention: items.length - waiting.length,
    writes: unsent.some((entry) => isSendable(entry, meta, Date.now())) ? meta.writes : 0,
  };
}

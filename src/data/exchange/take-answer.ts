import { inTransaction } from '#src/data/database/in-transaction.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import type { SyncReply, SyncRequest } from '#sync/protocol.ts';
import { type Applied, applyReply } from './apply-reply.ts';
import { prepareRequest } from './prepare-request.ts';
import type { Clock } from './settle.ts';

/** `next`: what goes right after it, already frozen; null where nothing does, or that is yet to be found out. */
export type Taken = { applied: Applied; next: SyncRequest | null };

/**
 * Brings an answer into the database and, where it decided work, freezes the next of a queue in the same transaction: each has
 * to reach the disk, and makes whatever is shown of the queue be asked for anew.
 */
export async function takeAnswer(
  db: PersonDb,
  request: SyncRequest,
  reply: SyncReply,
  clock: Clock,
): Promise<Taken> {
  if (reply.outcomes.length === 0)
    return { applied: await applyReply(db, request, reply, clock), next: null };
  return inTransaction(db, async () => {
    const applied = await applyReply(db, request, reply, clock);
    const next = applied.result === 'changed' ? await prepareRequest(db, clock.deviceNow) : null;
    return { applied, next: next && next.mutations.length > 0 ? next : null };
  });
}

import { currentDb } from '#src/data/database/open-db.ts';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import type { SyncReply } from '#sync/protocol.ts';

type Reply = Pick<SyncReply, 'changes'>;

/** What the server put off without naming a moment is sent again at once: what it waited for may have come. */
export async function sendPutOffAtOnce(): Promise<void> {
  const db = await currentDb();
  await reconnecting(db, () => letGo(db, ({ hasNoTurn }) => hasNoTurn === true));
}

/**
 * The same as the person's account has changed: it may be verified, or approved, by another device or an admin. What waits for
 * its files waits for nothing of the kind. In the transaction that takes the answer in.
 */
export async function sendPutOffWithAccount(db: PersonDb, { changes }: Reply): Promise<void> {
  if (changes.some(({ table }) => table === 'accounts'))
    await letGo(db, ({ hasNoTurn, failure }) => hasNoTurn === true && failure?.code !== 'file-missing');
}

/** What a plan held back until next month may go with another plan: the server is asked again, which alone knows. In the same. */
export async function sendPutOffWithPlan(db: PersonDb, { changes }: Reply): Promise<void> {
  if (changes.some(({ table }) => table === 'subscriptions'))
    await letGo(db, ({ failure }) => failure?.code === 'plan-limit');
}

function letGo(db: PersonDb, isMeant: (entry: Entry) => boolean): Promise<number> {
  return db.outbox
    .where('state')
    .equals('waiting')
    .filter(isMeant)
    .modify((entry) => {
      delete entry.heldSince;
      delete entry.notBefore;
      delete entry.hasNoTurn;
    });
}

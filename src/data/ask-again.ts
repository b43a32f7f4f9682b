import type { SyncReply } from '#sync/protocol.ts';
import { currentDb } from './open-db.ts';
import type { Entry, PersonDb } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';

/** What the server put off without naming a moment is sent again at once: what it waited for may have come. */
export async function askAgainAtOnce(): Promise<void> {
  const db = await currentDb();
  await reconnecting(db, () => letGo(db));
}

/**
 * The same as the person's account has changed: it may be verified, or approved, by another device or an admin. What waits for
 * its files waits for nothing of the kind. In the transaction that takes the answer in.
 */
export async function askAgainWithAccount(
  db: PersonDb,
  { changes }: Pick<SyncReply, 'changes'>,
): Promise<void> {
  if (changes.some(({ table }) => table === 'accounts'))
    await letGo(db, ({ failure }) => failure?.code !== 'file-missing');
}

function letGo(db: PersonDb, isMeant: (entry: Entry) => boolean = () => true): Promise<number> {
  return db.outbox
    .filter((entry) => entry.state === 'waiting' && entry.hasNoTurn === true && isMeant(entry))
    .modify((entry) => {
      delete entry.heldSince;
      delete entry.notBefore;
      delete entry.hasNoTurn;
    });
}

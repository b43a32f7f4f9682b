import { currentDb } from './open-db.ts';

/** What the server put off without naming a moment is sent again at once: what it waited for may have come. */
export async function askAgainAtOnce(): Promise<void> {
  const db = await currentDb();
  await db.outbox
    .filter(({ state, hasNoTurn }) => state === 'waiting' && hasNoTurn === true)
    .modify((entry) => {
      delete entry.heldSince;
      delete entry.notBefore;
      delete entry.hasNoTurn;
    });
}

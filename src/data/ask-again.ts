import { currentDb } from './open-db.ts';
import { reconnecting } from './reconnecting.ts';

/** What the server put off without naming a moment is sent again at once: what it waited for may have come. */
export async function askAgainAtOnce(): Promise<void> {
  const db = await currentDb();
  await reconnecting(db, () =>
    db.outbox
      .filter(({ state, hasNoTurn }) => state === 'waiting' && hasNoTurn === true)
      .modify((entry) => {
        delete entry.heldSince;
        delete entry.notBefore;
        delete entry.hasNoTurn;
      }),
  );
}

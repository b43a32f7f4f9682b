import { currentDb } from '#src/data/database/open-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { offeredFor } from './offered-for.ts';
import { byServersClock } from './server-clock.ts';

/**
 * Drops what was sent so long ago that no server is offered it again, also where nothing has been sent since. By the server's
 * clock alone: by a wrong one it would be dropped early.
 */
export async function dropOldSent(): Promise<void> {
  const now = byServersClock(Date.now());
  if (now === null) return;
  const db = await currentDb();
  await reconnecting(db, () =>
    db.kept
      .where('keptAt')
      .below(now - offeredFor)
      .delete(),
  );
}

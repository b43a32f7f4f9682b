import { currentDb } from '#src/data/database/open-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';

/** What the server has just said of the signed-in person, ahead of the sync that brings the whole row. */
export async function noteUser(user: SessionUser): Promise<void> {
  const db = await currentDb();
  if (ownerOf(db) === user.id) await reconnecting(db, () => rowsOf(db, 'accounts').update(user.id, user));
}

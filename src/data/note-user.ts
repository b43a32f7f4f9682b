import type { SessionUser } from '#sync/endpoints/auth.ts';
import { currentDb } from './open-db.ts';
import { reconnecting } from './reconnecting.ts';
import { ownerOf, rowsOf } from './rows.ts';

/** What the server has just said of the signed-in person, ahead of the sync that brings the whole row. */
export async function noteUser(user: SessionUser): Promise<void> {
  const db = await currentDb();
  if (ownerOf(db) === user.id) await reconnecting(db, () => rowsOf(db, 'accounts').update(user.id, user));
}

import { forgetKeptWork, keptWork, noteKeptWork } from '#src/data/database/kept-people.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { hereOnly } from './here-only.ts';

/** After a last word of somebody whose turn on this device is over: what is kept for them may be one more, or nothing. */
export async function recountKeptWork(db: PersonDb): Promise<void> {
  const known = (await keptWork()).find(({ userId }) => userId === ownerOf(db));
  if (!known) return;
  const { count } = await reconnecting(db, () => hereOnly(db));
  if (count === 0) await forgetKeptWork(known.userId);
  else await noteKeptWork({ ...known, count });
}

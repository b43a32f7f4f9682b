import { keptWork, noteKeptWork } from './device-db.ts';
import { ownerOf, type PersonDb } from './person-db.ts';

/** Entries whose work exists nowhere else, or may. */
export function unsentOf(db: PersonDb) {
  return db.outbox.where('state').anyOf('waiting', 'frozen');
}

/** After a last word of somebody whose turn on this device is over: what is kept for them is one more. */
export async function recountKeptWork(db: PersonDb): Promise<void> {
  const known = (await keptWork()).find(({ userId }) => userId === ownerOf(db));
  if (known) await noteKeptWork({ ...known, count: await unsentOf(db).count() });
}

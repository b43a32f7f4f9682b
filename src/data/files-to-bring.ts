import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { changeTrip, type MessageFile, messageFiles } from './trip.ts';

/**
 * Pins the files of what was written since, too. Those whose messages are not on this device just now stay pinned. Answers
 * those that are still to be brought.
 */
export async function filesToBring(): Promise<MessageFile[]> {
  const { db } = await writableDb();
  const named = await reconnecting(db, () => messageFilesAsKnown(db));
  const trip = await changeTrip((_, known) => {
    const pinned = new Set([...(known?.files ?? []), ...named.map(({ file }) => file.hash)]);
    // Looked at after every sync, mostly with nothing new: then nothing is written.
    return known && pinned.size > known.files.length ? { ...known, files: [...pinned] } : known;
  });
  const here = new Set(await reconnecting(db, () => db.files.toCollection().primaryKeys()));
  return trip ? named.filter(({ file }) => !here.has(file.hash) && !trip.gone.includes(file.hash)) : [];
}

const lastFound = new WeakMap<PersonDb, { among: string; files: MessageFile[] }>();

/** Asked for after every sync, mostly with no new message: then the messages are not read again. */
async function messageFilesAsKnown(db: PersonDb): Promise<MessageFile[]> {
  // Looked at before the messages are: what comes in between is read again the next time.
  const among = await messagesHere(db);
  const before = lastFound.get(db);
  if (before?.among === among) return before.files;
  const files = await messageFiles(db);
  lastFound.set(db, { among, files });
  return files;
}

/** Tells messages from others, unread. A thread may come in an earlier page than its messages: these are counted, too. */
async function messagesHere(db: PersonDb): Promise<string> {
  const messages = rowsOf(db, 'directMessages');
  const count = await messages.count();
  const [last] = await messages.toCollection().reverse().limit(1).primaryKeys();
  const threads = await rowsOf(db, 'threads').toArray();
  return JSON.stringify([count, last, threads.map((thread) => [thread.id, thread.count, thread.lastId])]);
}

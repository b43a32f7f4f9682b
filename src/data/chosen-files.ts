import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { type WritableDb, writableDb } from '#src/data/database/writable-db.ts';
import { storeHere } from '#src/data/words/store-here.ts';
import type { Attachment } from '#sync/records/message.ts';
import { attachmentLimits, cleanFileName, faultOfFile, headLength } from '#sync/rules/attachments.ts';
import { forgetUnusedFiles, keepFile } from './files.ts';

// Files for a message that is still being written: kept on the device with it, bytes and all.

/** `isWanted`: whether they still are, once they are read; `onChosen` is told of each that stands chosen. */
type Choosing = { isWanted: () => boolean; onChosen: (hash: string) => unknown };
const unwatched: Choosing = { isWanted: () => true, onChosen() {} };

/** Takes files along with the message. Answers why some cannot go, a sentence each; the others are kept. */
export async function chooseFiles(
  connectionId: string,
  given: readonly File[],
  choosing = unwatched,
): Promise<string[]> {
  const here = await writableDb();
  const faults: string[] = [];
  for (const file of given) {
    const fault = await choose(here, connectionId, file, choosing);
    if (fault !== null && !faults.includes(fault)) faults.push(fault);
  }
  await forgetUnusedFiles(here.db);
  return faults;
}

async function choose(
  here: WritableDb,
  connectionId: string,
  file: File,
  { isWanted, onChosen }: Choosing,
): Promise<string | null> {
  const { db } = here;
  const name = cleanFileName(file.name);
  try {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    const fault = faultOfFile({ name, size: file.size }, head);
    if (fault !== null) return fault;
    if (!isWanted()) return null;
    const chosen = await reconnecting(db, () => db.chosen.get(connectionId));
    if ((chosen?.files ?? []).length >= most) return tooMany;
    const hash = await keepFile(db, new Blob([file]));
    if (!(await addChosen(here, connectionId, [{ hash, name, size: file.size }], most))) return tooMany;
    if (isWanted()) onChosen(hash);
    else await dropChosen(connectionId, [{ hash }]);
    return null;
  } catch (error) {
    if (isStorageFull(error))
      return `There is no room on this device for ${name}. Free some space and choose it again.`;
    // A file that was moved, or lies where there is no network.
    if (error instanceof DOMException) return `${name} could not be read.`;
    throw error;
  }
}

const most = attachmentLimits.files;
const tooMany = `At most ${most} files can go along with a message.`;

function addChosen(
  here: WritableDb,
  connectionId: string,
  files: Attachment[],
  most: number,
): Promise<boolean> {
  const { db } = here;
  return storeHere(here, [db.chosen], () => addChosenIn(db, connectionId, files, most));
}

/** Takes files that are here along with the message, in a transaction of others; answers whether that many, at most, can go. */
export async function addChosenIn(
  db: PersonDb,
  connectionId: string,
  files: Attachment[],
  most: number,
): Promise<boolean> {
  if (files.length === 0) return true;
  const before = (await db.chosen.get(connectionId))?.files ?? [];
  const now = [...before, ...without(files, before)];
  if (now.length > most) return false;
  await db.chosen.put({ connectionId, files: now });
  return true;
}

function without(files: Attachment[], others: Pick<Attachment, 'hash'>[]): Attachment[] {
  return files.filter(({ hash }) => !others.some((other) => other.hash === hash));
}

/** Puts files back that were in a message which was not taken, however many there are by now: none may be lost. */
export async function putBackFiles(connectionId: string, files: Attachment[]): Promise<void> {
  await addChosen(await writableDb(), connectionId, files, Infinity);
}

/** What stands chosen. */
export async function chosenFor(connectionId: string): Promise<Attachment[]> {
  const { db } = await writableDb();
  return reconnecting(db, async () => (await db.chosen.get(connectionId))?.files ?? []);
}

/** Takes files out of the message. */
export async function dropChosen(connectionId: string, files: Pick<Attachment, 'hash'>[]): Promise<void> {
  const here = await writableDb();
  await storeHere(here, [here.db.chosen], () => dropChosenIn(here.db, connectionId, files));
}

/** The same in a transaction of others. */
export async function dropChosenIn(db: PersonDb, connectionId: string, gone: Pick<Attachment, 'hash'>[]) {
  if (gone.length === 0) return;
  const files = (await db.chosen.get(connectionId))?.files ?? [];
  const left = without(files, gone);
  if (left.length === 0) await db.chosen.delete(connectionId);
  else await db.chosen.put({ connectionId, files: left });
}

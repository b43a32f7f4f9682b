import { ApiError } from '#src/api/api-error.ts';
import type { putPart } from '#src/api/attachments.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { readStored } from '#src/data/database/stored-file.ts';
import { nextFile, noteFileHeld, noteFileSent, type WaitingFile } from '#src/data/exchange/waiting-files.ts';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { type Drained, failed, type World } from './drain.ts';

export type FilesWorld = Pick<World, 'currentDb' | 'now'> & { putPart: typeof putPart };

/**
 * Sends the files that messages wait for, one after the other, each from where the server has it. Beside the round trips:
 * words must not wait for files. Two at once are harmless.
 */
export async function sendFiles(world: FilesWorld): Promise<Drained> {
  try {
    for (;;) {
      const db = await world.currentDb();
      const file = await nextFile(db, world.now());
      if (!file) return { end: 'done' };
      await sendFile(world, db, file);
    }
  } catch (error) {
    return failed(error);
  }
}

async function sendFile(world: FilesWorld, db: PersonDb, file: WaitingFile): Promise<void> {
  try {
    const isWhole = await sendParts(world, db, file);
    // Whoever it belongs to has left the device meanwhile.
    if ((await world.currentDb()) !== db) return;
    if (isWhole) await noteFileSent(db, file.hash);
    else {
      const failure = file.bytes ? unreadable : gone;
      await noteFileHeld(db, file.hash, { failure, retryAfter: null, deviceNow: world.now() });
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure === null || !isAboutFile(error)) throw error;
    const { failure, retryAfter } = error;
    await noteFileHeld(db, file.hash, { failure, retryAfter, deviceNow: world.now() });
  }
}

const gone = {
  code: 'file-gone',
  message:
    'A file of this message is neither on this device nor at the server. Take it back and choose it again.',
};

const unreadable = {
  code: 'file-unreadable',
  message:
    'This device cannot read a file of this message. It tries again. If it stays so, take the message back and choose the file again.',
};

/** Whether the server has it whole in the end; where the bytes are not here, or cannot be read, it is only asked. */
async function sendParts(world: FilesWorld, db: PersonDb, { hash, size, bytes }: WaitingFile) {
  const personId = ownerOf(db);
  const ask = () => world.putPart({ personId, hash, size, from: 0, bytes: new Blob([]) });
  // What is there already is dearer to send again than to ask for.
  let from = size > attachmentLimits.part ? await ask() : 0;
  if (from === size) return true;
  for (let stalls = 0; stalls < 3; ) {
    // Read here: as it is sent, one that cannot be read would fail like the connection, again and again.
    const part = bytes && (await readStored(bytes.slice(from, from + attachmentLimits.part)));
    const received = await world.putPart({ personId, hash, size, from, bytes: new Blob(part ? [part] : []) });
    if (received === size) return true;
    if (!part || (await world.currentDb()) !== db) return false;
    if (received <= from) stalls += 1;
    from = received;
  }
  throw new OfflineError('No part arrives');
}

/** The server says no to this file, and other work is no worse for it. */
function isAboutFile({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 426].includes(status);
}

import { filesOf } from '#src/data/database/entry-files.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { liveAnswer } from '#src/data/database/live-answer.ts';
import { type Entry, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { blobOf } from '#src/data/database/stored-file.ts';
import type { Failure } from '#sync/errors.ts';
import { isPutOff } from './prepare-request.ts';

// Files that go before the work they belong to.

export type WaitingFile = { hash: string; size: number; bytes: Blob | null };

/** The file to send next; null where there is none. Work that was put off because the server lacks a file waits for that alone. */
export function nextFile(db: PersonDb, deviceNow: number): Promise<WaitingFile | null> {
  return inTransaction(db, async () => {
    const waiting = await db.outbox.where('state').equals('waiting').sortBy('order');
    for (const entry of waiting) {
      if (isPutOff(entry, deviceNow) && entry.failure?.code !== 'file-missing') continue;
      const next = filesOf(entry).find(({ hash }) => entry.files?.includes(hash));
      if (!next) continue;
      const here = await db.files.get(next.hash);
      return { hash: next.hash, size: next.size, bytes: here ? blobOf(here) : null };
    }
    return null;
  });
}

/** The server has it: what waited for this file alone may go, though it was told to wait because that was missing. */
export function noteFileSent(db: PersonDb, hash: string): Promise<void> {
  return changeEntries(db, hash, (before) => {
    const entry = { ...before, files: before.files?.filter((file) => file !== hash) ?? [] };
    if (entry.files.length > 0 || entry.failure?.code !== 'file-missing') return entry;
    const { failure: _, heldSince: __, notBefore: ___, hasNoTurn: ____, ...free } = entry;
    return free;
  });
}

/** The file does not go, for now: its work says why. `retryAfter` in seconds, null where nobody can say. */
export function noteFileHeld(
  db: PersonDb,
  hash: string,
  { failure, retryAfter, deviceNow }: { failure: Failure; retryAfter: number | null; deviceNow: number },
): Promise<void> {
  const hold = { heldSince: deviceNow, notBefore: deviceNow + (retryAfter ?? 60) * 1000 };
  return changeEntries(db, hash, ({ hasNoTurn: _, ...entry }) => ({
    ...entry,
    failure,
    ...hold,
    ...(retryAfter === null && { hasNoTurn: true }),
  }));
}

function changeEntries(db: PersonDb, hash: string, change: (entry: Entry) => Entry): Promise<void> {
  return inTransaction(db, async () => {
    const waiting = await db.outbox.where('state').equals('waiting').toArray();
    await db.outbox.bulkPut(waiting.filter(({ files }) => files?.includes(hash)).map(change));
    const meta = await readMeta(db);
    // Told like something that was written: the work may go now.
    await db.meta.put({ ...meta, writes: meta.writes + 1 });
  });
}

/** Tells when there are files to send. Answers how to stop. */
export function watchFiles(listener: () => void): () => void {
  return liveAnswer(async (db) => {
    const waiting = await db.outbox.where('state').equals('waiting').toArray();
    const hashes = waiting.filter(({ files }) => files?.length).map(({ id, files }) => [id, files]);
    return JSON.stringify(hashes);
  }).subscribe((hashes) => {
    if (hashes !== '[]') listener();
  });
}

import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineError } from '#src/api/offline-error.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { newId } from '#sync/ids.ts';
import { sendFiles } from './send-files.ts';

afterEach(() => vi.restoreAllMocks());

test('a file that the device cannot read any more keeps none behind it waiting, and its message says so', async () => {
  const db = await currentDb();
  const [lostFile, otherFile] = ['a'.repeat(64), 'b'.repeat(64)];
  await putMessage(db, [lostFile], 1);
  await putMessage(db, [otherFile], 2);
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotFoundError'));
  const arrived: string[] = [];
  const putPart = async ({ hash, size, bytes }: { hash: string; size: number; bytes: Blob }) => {
    // A browser reads a body as it sends it, and calls what it cannot read a lost connection.
    await bytes.arrayBuffer().catch((error) => Promise.reject(new OfflineError(error)));
    if (bytes.size === 0) return 0;
    arrived.push(hash);
    return size;
  };
  const world = { currentDb, now: () => 0, putPart };
  expect(await sendFiles(world)).toEqual({ end: 'done' });
  expect(arrived).toEqual([otherFile]);
  expect(await db.outbox.get(1)).toMatchObject({ failure: { code: 'file-unreadable' }, files: [lostFile] });
  expect(await db.outbox.get(2)).toMatchObject({ files: [] });
});

test('all files that the server lacks go at once, and their message right after them, whatever time it was to wait', async () => {
  const db = await currentDb();
  const lost = ['c'.repeat(64), 'd'.repeat(64)];
  const failure = { code: 'file-missing', message: 'A file of this message has not been sent yet.' };
  await putMessage(db, lost, 3, { failure, heldSince: 0, notBefore: 60_000, hasNoTurn: true });
  const arrived: string[] = [];
  const putPart = async ({ hash, size }: { hash: string; size: number }) => {
    expect((await db.outbox.get(3))?.notBefore).toBe(60_000);
    arrived.push(hash);
    return size;
  };
  expect(await sendFiles({ currentDb, now: () => 1, putPart })).toEqual({ end: 'done' });
  expect(arrived).toEqual(lost);
  const message = await db.outbox.get(3);
  for (const hold of ['failure', 'heldSince', 'notBefore', 'hasNoTurn'])
    expect(message).not.toHaveProperty(hold);
  expect(message).toMatchObject({ state: 'waiting', files: [] });
});

async function putMessage(
  db: PersonDb,
  hashes: string[],
  order: number,
  held: Partial<Entry> = {},
): Promise<void> {
  const attachments = hashes.map((hash) => ({ hash, name: 'plan.pdf', size: hash.length }));
  await db.files.bulkPut(
    hashes.map((hash) => ({ hash, size: hash.length, usedAt: 0, bytes: new Blob([hash]) })),
  );
  await db.outbox.put({
    id: newId(),
    name: 'sendMessage',
    args: { messageId: newId(), connectionId: newId(), text: '', attachments },
    doneAt: '2026-03-01T09:00:00.000Z',
    order,
    state: 'waiting',
    touches: [],
    files: hashes,
    ...held,
  });
}

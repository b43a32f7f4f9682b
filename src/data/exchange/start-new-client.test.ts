import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createPersonDb } from '#src/data/database/person-db.ts';
import { newId } from '#sync/ids.ts';
import { enqueue } from './mutate.ts';
import { prepareRequest } from './prepare-request.ts';
import { startNewClient } from './start-new-client.ts';

test('work offered to a restored server says nothing of what became of it in the history that is gone', async () => {
  const db = createPersonDb(newId(), { indexedDB: new IDBFactory(), IDBKeyRange });
  const args = { draftId: newId(), currency: 'INR' };
  await enqueue(db, { id: newId(), name: 'createDraft', args, doneAt: new Date().toISOString() });
  const request = await prepareRequest(db, Date.now());
  const [sent] = await db.outbox.toArray();
  expect(sent).toMatchObject({ state: 'frozen', seq: 1 });
  const decided = { state: 'applied', at: 5, keptAt: Date.now(), isMerged: true } as const;
  if (sent) await db.kept.put({ ...sent, ...decided });
  await db.outbox.clear();
  await startNewClient(db, request, 'another epoch', { deviceNow: Date.now(), serverNow: Date.now() });
  expect(await db.outbox.toArray()).toEqual([sent]);
});

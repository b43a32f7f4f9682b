import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createPersonDb, type Kept, type PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { newId, retryId } from '#sync/ids.ts';
import type { Outcome } from '#sync/protocol.ts';
import { enqueue } from './mutate.ts';
import { prepareRequest } from './prepare-request.ts';
import { settle } from './settle.ts';
import { startNewClient } from './start-new-client.ts';

const failure = { code: 'not-open', message: 'This round is closed.' };

function opened(): PersonDb {
  return createPersonDb(newId(), { indexedDB: new IDBFactory(), IDBKeyRange });
}
const offer = async (db: PersonDb) =>
  startNewClient(db, await prepareRequest(db, Date.now()), 'another epoch', {
    deviceNow: Date.now(),
    serverNow: Date.now(),
  });

/** Work that the server of before has decided so; answers its id. */
async function decided(db: PersonDb, became: Pick<Kept, 'state' | 'failure' | 'isMerged'>): Promise<string> {
  const id = newId();
  const args = { draftId: newId(), currency: 'INR' };
  await enqueue(db, { id, name: 'createDraft', args, doneAt: new Date().toISOString() });
  await prepareRequest(db, Date.now());
  const [entry] = await db.outbox.toArray();
  if (entry) await db.kept.put({ ...entry, ...became, at: 5, keptAt: Date.now() });
  await db.outbox.clear();
  return id;
}

/** What the restored server answers to all that it is offered, and what the person is told of it. */
async function toldAfter(db: PersonDb, outcome: (seq: number, id: string) => Outcome): Promise<string[]> {
  const offered = await db.outbox.toArray();
  const outcomes = offered.map(({ seq = 0, id }) => outcome(seq, id));
  const { applied, refused } = await settle(db, outcomes, [9], { deviceNow: 0, serverNow: 0 });
  return [...applied, ...refused].map(({ state }) => state);
}
const applied = (seq: number, id: string): Outcome => ({ result: 'applied', seq, id, at: 1 });
const refused = (seq: number, id: string): Outcome => ({ result: 'refused', seq, id, at: 1, failure });

test('work offered to a restored server keeps what it came to before alone, with which nothing is sent', async () => {
  const db = opened();
  const args = { draftId: newId(), currency: 'INR' };
  await enqueue(db, { id: newId(), name: 'createDraft', args, doneAt: new Date().toISOString() });
  await prepareRequest(db, Date.now());
  const [sent] = await db.outbox.toArray();
  expect(sent).toMatchObject({ state: 'frozen', seq: 1 });
  const became = { state: 'applied', at: 5, keptAt: Date.now(), isMerged: true } as const;
  if (sent) await db.kept.put({ ...sent, ...became });
  await db.outbox.clear();
  await offer(db);
  expect(await db.outbox.toArray()).toEqual([{ ...sent, cameTo: 'applied' }]);
  await offer(db);
  expect(await db.outbox.toArray()).toEqual([{ ...sent, cameTo: 'applied' }]);
});

test.each([
  ['applied', 'applied', 'nothing', []],
  ['applied', 'refused', 'that', ['refused']],
  ['refused', 'refused', 'nothing', []],
  ['refused', 'applied', 'that', ['applied']],
] as const)(
  'of work that was %s before a restore and is %s after it one is told %s',
  async (before, after, _, told) => {
    const db = opened();
    await decided(db, { state: before, ...(before === 'refused' && { failure }) });
    await offer(db);
    expect(await toldAfter(db, after === 'applied' ? applied : refused)).toEqual(told);
  },
);

test('of work that had no answer before a restore one is told', async () => {
  const db = opened();
  const args = { draftId: newId(), currency: 'INR' };
  await enqueue(db, { id: newId(), name: 'createDraft', args, doneAt: new Date().toISOString() });
  await prepareRequest(db, Date.now());
  await offer(db);
  expect(await toldAfter(db, applied)).toEqual(['applied']);
});

/** The row that tells of refused work, dealt with or not. */
async function tellOf(db: PersonDb, id: string, resolution: 'retried' | 'discarded' | null): Promise<void> {
  const work = { id, userId: ownerOf(db), name: 'createDraft', args: {}, ...failure, field: null };
  const at = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'attention').put({ ...work, at, resolution, resolvedAt: resolution && at });
}
const idsOffered = async (db: PersonDb) => (await db.outbox.toArray()).map(({ id }) => id);

test('refused work that the person let go, on any device, is not offered to a restored server', async () => {
  const db = opened();
  await tellOf(db, await decided(db, { state: 'refused', failure }), 'discarded');
  await offer(db);
  expect(await idsOffered(db)).toEqual([]);
});

test('of refused work that was tried again here the new try alone is offered to a restored server', async () => {
  const db = opened();
  const id = await decided(db, { state: 'refused', failure });
  await tellOf(db, id, null);
  const [retry, answer] = [retryId(id), newId()];
  const doneAt = new Date().toISOString();
  const args = { draftId: newId(), currency: 'INR' };
  await enqueue(db, { id: retry, name: 'createDraft', args, doneAt, isRetry: true });
  const resolved = { attentionId: id, resolution: 'retried' };
  await enqueue(db, { id: answer, name: 'resolveAttention', args: resolved, doneAt });
  await offer(db);
  expect(await idsOffered(db)).toEqual([retry, answer]);
});

test.each([
  ['nobody dealt with', null],
  ['was tried again on another device, which may have none of it any more,', 'retried'],
] as const)('refused work that %s is offered to a restored server', async (_, resolution) => {
  const db = opened();
  const id = await decided(db, { state: 'refused', failure });
  await tellOf(db, id, resolution);
  await offer(db);
  expect(await idsOffered(db)).toEqual([id]);
});

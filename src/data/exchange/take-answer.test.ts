import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { beginPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import { limits, type SyncReply, type SyncRequest } from '#sync/protocol.ts';
import { prepareRequest } from './prepare-request.ts';
import { takeAnswer } from './take-answer.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const clock = { deviceNow: 0, serverNow: 0 };

function answerTo({ mutations, epoch, cursors }: SyncRequest): SyncReply {
  return {
    epoch,
    outcomes: mutations.map(({ seq, id }) => ({ result: 'applied', seq, id, at: 1 })),
    changes: [],
    deletions: [],
    cursors: { ...cursors, public: 1 },
    more: false,
    directory: null,
  };
}

const statesOf = async (db: PersonDb) => (await db.outbox.toArray()).map(({ state }) => state);

async function beginTara(): Promise<PersonDb> {
  const tara = {
    id: newId(),
    email: 'tara@people.example',
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    emailVerified: true,
    phoneVerified: true,
  } as const;
  await beginPerson(tara, 'a token');
  return currentDb();
}

test('what goes next of a long queue is frozen together with the answer, and asked as it would be later', async () => {
  const db = await beginTara();
  for (let made = 0; made < limits.mutations + 2; made += 1) await createDraft();
  const first = await prepareRequest(db, 0);
  expect(first.mutations).toHaveLength(limits.mutations);

  const { applied, next } = await takeAnswer(db, first, answerTo(first), clock);
  expect(applied.applied).toHaveLength(limits.mutations);
  expect(next?.mutations.map(({ seq }) => seq)).toEqual([limits.mutations + 1, limits.mutations + 2]);
  expect(next).toMatchObject({ ack: limits.mutations, cursors: { public: 1 } });
  expect(await statesOf(db)).toEqual(['frozen', 'frozen']);
  expect(await prepareRequest(db, 0)).toEqual(next);

  // Another tab was faster: nothing of its answer counts, and nothing is to be sent because of it.
  await createDraft();
  expect(await takeAnswer(db, first, answerTo(first), clock)).toMatchObject({
    applied: { result: 'stale' },
    next: null,
  });
  expect(await statesOf(db)).toEqual(['frozen', 'frozen', 'waiting']);

  if (next) expect((await takeAnswer(db, next, answerTo(next), clock)).next?.mutations).toHaveLength(1);
  const last = await prepareRequest(db, 0);
  expect(await takeAnswer(db, last, answerTo(last), clock)).toMatchObject({ next: null });
  expect((await readMeta(db)).ack).toBe(limits.mutations + 3);
});

test('what was decided leaves the queue, and what was put off in the midst of it stays', async () => {
  const db = await beginTara();
  for (let made = 0; made < 4; made += 1) await createDraft();
  const request = await prepareRequest(db, 0);
  const [, second] = request.mutations;
  const failure = { code: 'daily-limit', message: 'Later' };
  const { outcomes, ...reply } = answerTo(request);
  const putOff = outcomes.map((outcome) =>
    outcome.id === second?.id
      ? { result: 'later' as const, seq: outcome.seq, id: outcome.id, failure, retryAt: null }
      : outcome,
  );
  await takeAnswer(db, request, { ...reply, outcomes: putOff }, clock);
  expect(await db.outbox.toArray()).toMatchObject([{ id: second?.id, state: 'waiting' }]);
  expect(await db.kept.count()).toBe(3);
});

test('long texts go a few at a time, and one that is longer than these goes alone', async () => {
  const db = await beginTara();
  const [rain, wind] = ['वर्षा से चलने वाले करघे।\n', 'हवा से चलने वाली चक्कियाँ।\n'].map((words) =>
    words.repeat(20_000).slice(0, 20_000),
  ) as [string, string];
  const firstDraft = await createDraft();
  await editDraft(firstDraft, 'description', '', rain);
  const secondDraft = await createDraft();
  await editDraft(secondDraft, 'description', '', rain);
  const first = await prepareRequest(db, 0);
  expect(first.mutations.map(({ name }) => name)).toEqual(['createDraft', 'editDraft', 'createDraft']);
  const { next } = await takeAnswer(db, first, answerTo(first), clock);
  expect(next?.mutations.map(({ name }) => name)).toEqual(['editDraft']);
  if (next) await takeAnswer(db, next, answerTo(next), clock);

  await editDraft(firstDraft, 'description', rain, wind);
  await createDraft();
  const rewritten = await prepareRequest(db, 0);
  expect(rewritten.mutations.map(({ name }) => name)).toEqual(['editDraft']);
  expect(Buffer.byteLength(JSON.stringify(rewritten))).toBeGreaterThan(100_000);
});

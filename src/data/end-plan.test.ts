import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { roundTrip } from '#src/testing/answering-work.ts';
import { madeUpUser, signedInHere } from '#src/testing/here.ts';
import { endPlan } from './end-plan.ts';
import { requestPlan } from './settings.ts';

const planId = 'investor-basic-monthly';
const at = '2026-03-01T09:00:00.000Z';
let db: PersonDb;
beforeEach(async () => {
  const here = await signedInHere('investor');
  db = here.db;
  const blank = { username: 'tara', location: '', createdAt: at };
  await rowsOf(db, 'accounts').put({ ...madeUpUser(here.userId), userType: 'investor', ...blank });
  await requestPlan(planId);
});
const waiting = async () => (await db.outbox.toArray()).map(({ name }) => name);
/** The server has no room for anything just now. */
const waits = () => ({ failure: { code: 'daily-limit', message: 'Later.' }, retryAt: null });
const states = async () => (await rowsOf(db, 'subscriptions').toArray()).map(({ state }) => state);

test('a request that the server has put off is taken back where it waits, and never sent', async () => {
  const request = await prepareRequest(db, Date.parse(at));
  const failure = { code: 'daily-limit', message: 'This one waits its turn.' };
  const retryAt = '2026-03-02T09:00:00.000Z';
  const outcomes = request.mutations.map(
    ({ seq, id }) => ({ result: 'later', seq, id, failure, retryAt }) as const,
  );
  const none = { changes: [], deletions: [], more: false, directory: null };
  const reply = { epoch: 'an epoch', outcomes, cursors: request.cursors, ...none };
  await applyReply(db, request, reply, { deviceNow: Date.parse(at), serverNow: Date.parse(at) });
  expect(await states()).toEqual(['requested']);

  await endPlan(planId, 'requested');
  expect(await waiting()).toEqual([]);
  expect(await states()).toEqual([]);
});

test('a request that has not left is taken back where it waits, and nothing is sent', async () => {
  await endPlan(planId, 'requested');
  expect(await waiting()).toEqual([]);
  expect(await states()).toEqual([]);
});

test('a request taken back while it was under way, and put off, ends right after it', async () => {
  const notVerified = { code: 'not-verified', message: 'Verify first.' };
  const putsOff = () => ({ failure: notVerified, retryAt: null });
  const moment = Date.parse(at);
  await roundTrip(db, moment, putsOff, { meanwhile: () => endPlan(planId, 'requested') });
  expect(await roundTrip(db, moment + 1)).toEqual([]);
  expect(await roundTrip(db, moment + 60_000)).toEqual(['requestPlan', 'endPlan']);
  expect(await states()).toEqual(['ended']);
});

test('a request that may have left is taken back after it', async () => {
  await prepareRequest(db, Date.parse(at));
  await endPlan(planId, 'requested');
  expect(await waiting()).toEqual(['requestPlan', 'endPlan']);
  expect(await states()).toEqual(['ended']);
});

test('a request that an admin has confirmed while it was taken back on this device stays a plan', async () => {
  await roundTrip(db, Date.parse(at));
  await endPlan(planId, 'requested');
  expect(await states()).toEqual(['ended']);
  const [row] = await rowsOf(db, 'subscriptions').toArray();
  if (!row) throw new Error('There is no plan');
  const confirmed = { ...row, state: 'active' as const, endedAt: null, decidedAt: at };
  const { accountId: stream, id } = row;
  const change = { stream, table: 'subscriptions' as const, id, version: 9, row: confirmed };
  await roundTrip(db, Date.parse(at) + 1, waits, { changes: [change] });
  expect(await states()).toEqual(['active']);
});

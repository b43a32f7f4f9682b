import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { requestPlan } from '#src/data/settings.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpUser, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { subscriptionId } from '#sync/mutations/settings.ts';
import type { Account } from '#sync/records/account.ts';
import { PlanPart } from './plan-part.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('a request for a plan that the server has put off says why, beside that it waits on this device', async () => {
  const { db, userId } = await signedInHere('investor');
  const at = '2026-03-01T09:00:00.000Z';
  const account: Account = {
    ...madeUpUser(userId),
    userType: 'investor',
    username: 'tara',
    location: '',
    createdAt: at,
  };
  await rowsOf(db, 'accounts').put(account);
  await requestPlan('investor-basic-monthly');
  const request = await prepareRequest(db, Date.parse(at));
  const failure = { code: 'daily-limit', message: 'At most 10 plans a day. This one waits its turn.' };
  const outcomes = request.mutations.map(
    ({ seq, id }) => ({ result: 'later', seq, id, failure, retryAt: '2026-03-02T09:00:00.000Z' }) as const,
  );
  const none = { changes: [], deletions: [], more: false, directory: null };
  const reply = { epoch: 'an epoch', outcomes, cursors: request.cursors, ...none };
  await applyReply(db, request, reply, { deviceNow: Date.parse(at), serverNow: Date.parse(at) });

  const page = await drawScreen(<PlanPart account={account} />);
  expect(page).toContain('Not sent yet: waits on this device');
  expect(wordsOf(page, 'p')).toContain(failure.message);
});

test('a plan that was ended by us says so, and why; one that its person has ended does not', async () => {
  const { db, userId } = await signedInHere('investor');
  const at = '2026-03-01T09:00:00.000Z';
  const told = { userType: 'investor' as const, username: 'tara', location: '', createdAt: at };
  const account: Account = { ...madeUpUser(userId), ...told };
  const planId = 'investor-basic-monthly';
  const plan = { id: subscriptionId(userId, planId), accountId: userId, planId, state: 'ended' as const };
  const later = '2026-03-09T09:00:00.000Z';
  const ended = { ...plan, requestedAt: at, decidedAt: later, endedAt: later, reason: 'No payment came.' };
  await rowsOf(db, 'subscriptions').put(ended);
  const byUs = await drawScreen(<PlanPart account={account} />);
  expect(byUs).toContain('Ended by us');
  expect(wordsOf(byUs, 'p')).toContain('No payment came.');

  await rowsOf(db, 'subscriptions').put({ ...ended, decidedAt: at, reason: 'Welcome.' });
  const byThem = await drawScreen(<PlanPart account={account} />);
  expect(byThem).not.toContain('Ended by us');
  expect(byThem).not.toContain('Welcome.');
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestConnection } from '#src/data/connections.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, madeUpRequest, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { ConnectPanel } from './connect-panel.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

// Plans count by the month: it does not turn while a test runs.
const now = '2026-03-15T09:00:00.000Z';
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) }));
afterEach(() => void vi.useRealTimers());

const deal = madeUpDeal();
const closed = { ...deal, status: 'closed' } as const;
const shown = (opportunity = deal) => drawScreen(<ConnectPanel opportunity={opportunity} />);

/** An investor whose plan is confirmed. */
async function investorWith(planId: string): Promise<{ db: PersonDb; userId: string }> {
  const { db, userId } = await signedInHere('investor');
  const decided = { state: 'active', requestedAt: now, decidedAt: now, endedAt: null, reason: null } as const;
  await rowsOf(db, 'subscriptions').put({ id: newId(), accountId: userId, planId, ...decided });
  return { db, userId };
}

/** Requests that the investor has begun this month. */
async function haveAsked(db: PersonDb, investorId: string, count: number): Promise<void> {
  const requests = Array.from({ length: count }, () => madeUpRequest({ investorId, createdAt: now }));
  await rowsOf(db, 'connections').bulkPut(requests);
}

test('an investor may connect at once; the request with a message waits for the message', async () => {
  await signedInHere('investor');
  const page = await shown();
  expect(wordsOf(page, 'button')).toEqual(['Connect', 'Send Connection Request']);
  expect(page).toMatch(/<button type="button" disabled=""[^>]*>Send Connection Request/);
  expect(page).not.toMatch(/disabled=""[^>]*>(<svg.*?<\/svg>)?Connect</);
  expect(page).toContain('What you would like to know. It is sent with the request.');
  expect(page).toContain('Risk notice');
  expect(page).toContain('you may lose all of it, and shares can rarely be sold early.');
});

test('a stranger is led to sign up and back, and is told of the risk', async () => {
  await nobodyHere();
  const page = await shown();
  expect(linksOf(page)).toEqual([
    ['Sign in to connect', `/signup?next=${encodeURIComponent(`/investment/${deal.id}`)}`],
  ]);
  expect(page).toContain('Risk notice');
});

test('another founder is told who asks here; the founder of the deal sees none of it', async () => {
  const { userId } = await signedInHere('entrepreneur');
  expect(await shown()).toContain('Investors ask founders for a connection here.');
  expect(await shown({ ...deal, founderId: userId })).toBe('');
});

test.each(['nobody', 'investor', 'entrepreneur'] as const)(
  'about a round that is over nobody can ask any more: %s',
  async (who) => {
    if (who === 'nobody') await nobodyHere();
    else await signedInHere(who);
    const page = await shown(closed);
    expect(page).toContain('This opportunity is no longer open.');
    // An investor can still put it on the list.
    expect(page.includes('Risk notice')).toBe(who === 'investor');
    expect(wordsOf(page, 'button')).toEqual([]);
    expect(linksOf(page)).toEqual([]);
  },
);

test.each([
  ['investor-basic-monthly', 4, '6 of 10 connections left this month.'],
  ['investor-premium-monthly', 40, 'Your plan has no limit on connections.'],
  ['investor-premium-yearly', 40, 'Your plan has no limit on connections.'],
])('on %s with %i requests made: "%s"', async (planId, count, said) => {
  const { db, userId } = await investorWith(planId);
  await haveAsked(db, userId, count);
  expect(await shown()).toContain(said);
});

test('without a plan there are three; once they are used, it is said what becomes of a request, and where plans are', async () => {
  const { db, userId } = await signedInHere('investor');
  expect(await shown()).toContain('3 of 3 connections left this month.');
  await haveAsked(db, userId, 3);
  const page = await shown();
  expect(page).toContain(
    'All 3 connections of this month are used. A request is kept on this device and goes next month, or with another plan.',
  );
  expect(linksOf(page)).toContainEqual(['See plans', '/settings/plan']);
  expect(wordsOf(page, 'button')).toContain('Connect');
});

test('whose email and phone are not verified is told that a request waits for it', async () => {
  const { userId } = await signedInHere('investor', { isVerified: false });
  const page = await shown();
  expect(page).toContain(
    'Please complete email and phone verification first. A request waits on this device until then.',
  );
  const [[label, href] = []] = linksOf(page);
  expect(label).toBe('Verify now');
  expect(href).toMatch(new RegExp(`^/otp-verification\\?userId=${userId}&`));
});

test.each([
  ['pending', 'Request sent', 'sent'],
  ['accepted', 'Connected', 'accepted'],
  ['declined', 'Declined', 'sent'],
  ['withdrawn', 'You withdrew it', 'sent'],
  ['ended', 'Ended', 'accepted'],
] as const)(
  'a request that is %s stands in place of the buttons as "%s", the risk beside it and the way to it',
  async (status, said, tab) => {
    const { db, userId } = await signedInHere('investor');
    const id = connectionId(userId, deal.founderId, deal.id);
    const parties = { investorId: userId, entrepreneurId: deal.founderId, opportunityId: deal.id };
    await rowsOf(db, 'connections').put(
      madeUpRequest({ id, ...parties, status, message: 'Do they run at night?' }),
    );
    const page = await shown();
    expect(wordsOf(page, 'p')).toEqual(
      expect.arrayContaining([said, 'Do they run at night?', 'Risk notice']),
    );
    expect(wordsOf(page, 'button')).toEqual([]);
    expect(linksOf(page)).toContainEqual(['Open in Connections', `/connections?tab=${tab}`]);
    expect(linksOf(page).some(([label]) => label === 'Message')).toBe(status === 'accepted');
  },
);

test('until the first rows have come nobody is offered to ask whom they may have asked on another device', async () => {
  await signedInHere('investor', { hasHeard: false });
  expect(wordsOf(await shown(), 'button')).toEqual([]);
});

const asked = {
  otherId: deal.founderId,
  otherName: deal.founderName,
  otherType: 'entrepreneur',
  opportunityId: deal.id,
  message: 'Do they run at night?',
} as const;

test.each([
  [2, 'Saved on this device. It will be sent when you are online.'],
  [3, 'Waits on this device: Your plan has no connections left this month.'],
])(
  'after %i requests of a month the next is said, before the server is asked, "%s"',
  async (before, said) => {
    const { db, userId } = await signedInHere('investor');
    await rowsOf(db, 'opportunities').put(deal);
    await haveAsked(db, userId, before);
    await requestConnection(asked);
    expect(await shown()).toContain(said);
  },
);

test('a request that is still on this device is said not to be sent yet', async () => {
  const { db } = await signedInHere('investor');
  await rowsOf(db, 'opportunities').put(deal);
  await requestConnection(asked);
  const page = await shown();
  expect(wordsOf(page, 'p')).toEqual(
    expect.arrayContaining([
      'Request not sent yet',
      'Saved on this device. It will be sent when you are online.',
      'Do they run at night?',
    ]),
  );
  expect(page).not.toContain('Request sent');
});

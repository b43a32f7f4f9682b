import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, madeUpRequest, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { draftFieldSchema } from '#sync/records/draft.ts';
import type { Investment } from '#sync/records/investment.ts';
import { DashboardPage } from './dashboard-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (search = '') => drawScreen(<DashboardPage />, { path: '/dashboard', search });

const at = '2026-03-01T09:00:00.000Z';
function madeUpInvestment(ownerId: string, told: Partial<Investment> = {}): Investment {
  const blank = { opportunityId: null, stage: '', returned: 0, note: '', removedAt: null } as const;
  const made = { company: 'Tide Mills', amount: 500_000, currency: 'INR', investedOn: '2024-02-29' } as const;
  return { id: newId(), ownerId, ...blank, ...made, state: 'active', createdAt: at, updatedAt: at, ...told };
}

/** What the overview counts: each label with its figure. */
function figuresOf(page: string): [string, string][] {
  const figures = wordsOf(page, 'dd');
  return wordsOf(page, 'dt').map((label, index) => [label, figures[index] ?? '']);
}

test('an investor has four tabs and four computed figures', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'connections').bulkPut([
    madeUpRequest({ investorId: userId, status: 'accepted' }),
    madeUpRequest({ investorId: userId, status: 'pending' }),
  ]);
  await rowsOf(db, 'investments').bulkPut([
    madeUpInvestment(userId),
    madeUpInvestment(userId, { state: 'exited', returned: 900_000 }),
  ]);
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Investor Dashboard']);
  expect(tabsOf(page)).toEqual(['Overview', 'Investments', 'Connections', 'Messages']);
  expect(figuresOf(page).slice(0, 4)).toEqual([
    ['Total Invested', '₹10,00,000'],
    ['Active Investments', '1'],
    ['Connections', '1'],
    ['Successful Deals', '1'],
  ]);
  expect(wordsOf(page, 'h2')).toEqual(['Recent Opportunities', 'Pending Connections']);
  expect(page).toContain('Nobody waits for your answer');
});

test('the newest three deals stand in the overview', async () => {
  const { db } = await signedInHere('investor');
  const deals = [1, 2, 3, 4].map((day) =>
    madeUpDeal({ title: `Mill ${day}`, createdAt: `2026-03-0${day}T09:00:00.000Z` }),
  );
  await rowsOf(db, 'opportunities').bulkPut(deals);
  expect(wordsOf(await shown(), 'h3')).toEqual(['Mill 4', 'Mill 3', 'Mill 2']);
});

test('who waits for the investor’s answer stands there with Accept and Decline, and the risk beside it', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'connections').put(madeUpRequest({ investorId: userId, requestedBy: 'entrepreneur' }));
  for (const page of [await shown(), await shown('tab=connections')]) {
    expect(page).toContain('Waits for your answer');
    expect(page).toContain('aria-label="Accept: Meera Rao"');
    expect(page).toContain('aria-label="Decline: Meera Rao"');
    expect(page).toContain('Risk notice');
  }
  expect(linksOf(await shown())).toContainEqual(['All connections', '/connections']);
});

test('who has no conversation sees a sample of one, marked as such, with a file and its size', async () => {
  for (const userType of ['investor', 'entrepreneur'] as const) {
    await signedInHere(userType);
    const page = await shown('tab=messages');
    expect(page).toContain('No conversations yet');
    expect(page).toContain('aria-label="Sample conversation"');
    expect(wordsOf(page, 'span')).toContain('Sample');
    expect(page).toContain('route-economics-2025.xlsx');
    expect(page).toContain('248 KB');
    expect(page).toContain('Fictional sample content');
  }
});

test('under Messages whoever asks for a connection stands above the conversations, to be answered there', async () => {
  for (const userType of ['investor', 'entrepreneur'] as const) {
    const { db, userId } = await signedInHere(userType);
    const between =
      userType === 'investor'
        ? { investorId: userId, requestedBy: 'entrepreneur' as const }
        : { entrepreneurId: userId, entrepreneurName: 'Tara Menon', investorName: 'Meera Rao' };
    await rowsOf(db, 'connections').put(madeUpRequest(between));
    const page = await shown('tab=messages');
    expect(wordsOf(page, 'h2')).toEqual(['Requests', 'Meera Rao', 'Conversations', 'No conversations yet']);
    expect(page).toContain('aria-label="Accept: Meera Rao"');
    expect(page).toContain('aria-label="Decline: Meera Rao"');
    expect(page).toContain('aria-label="Sample conversation"');
  }
});

test('with a conversation there is no sample', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'connections').put(
    madeUpRequest({ investorId: userId, status: 'accepted', answeredAt: at }),
  );
  const page = await shown('tab=messages');
  expect(page).toContain('Meera Rao');
  expect(page).not.toContain('Sample conversation');
});

test('a founder has pitches, views, requests and what comes next, and no portfolio', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const pitch = madeUpDeal({ founderId: userId });
  await rowsOf(db, 'opportunities').put(pitch);
  await rowsOf(db, 'dealViews').put({ id: pitch.id, founderId: userId, views: 7 });
  const asked = { entrepreneurId: userId, entrepreneurName: 'Tara Menon', investorName: 'Kabir Sen' };
  await rowsOf(db, 'connections').put(madeUpRequest({ ...asked, opportunityId: pitch.id }));
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Founder Dashboard']);
  expect(tabsOf(page)).toEqual(['Overview', 'Pitches', 'Connections', 'Messages']);
  expect(figuresOf(page).slice(0, 5)).toEqual([
    ['Pitches Submitted', '1'],
    ['Live', '1'],
    ['Views by Investors', '7'],
    ['Requests Received', '1'],
    ['Connections', '0'],
  ]);
  expect(wordsOf(page, 'h2')).toEqual(['Pending Connections', 'Kabir Sen', 'Next steps']);
  for (const step of ['Tell of your company', 'Answer who asked for you', 'Ask investors to connect'])
    expect(page).toContain(step);
  expect(page).toContain('aria-label="Accept: Kabir Sen"');
  expect(page).not.toContain('Risk notice');
  const pitches = await shown('tab=pitches');
  expect(pitches).toContain('40% raised');
  expect(pitches).toContain('7 views by investors');
  for (const action of ['Edit pitch', 'Update raised amount', 'Close round', 'Withdraw'])
    expect(wordsOf(pitches, 'button')).toContain(action);
});

test('a pitch that was not approved says so, with what the reviewer noted; one in review says that', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const reviewNote = 'Say what the money is for.';
  await rowsOf(db, 'opportunities').put(madeUpDeal({ founderId: userId, status: 'declined', reviewNote }));
  const declined = await shown('tab=pitches');
  expect(wordsOf(declined, 'span')).toContain('Not approved');
  expect(wordsOf(declined, 'p')).toContain(`The review says: ${reviewNote}`);
  expect(wordsOf(declined, 'button')).toEqual(expect.arrayContaining(['Edit pitch', 'Update raised amount']));
  for (const over of ['Close round', 'Withdraw']) expect(wordsOf(declined, 'button')).not.toContain(over);
  await rowsOf(db, 'opportunities').clear();
  await rowsOf(db, 'opportunities').put(madeUpDeal({ founderId: userId, status: 'review' }));
  const inReview = await shown('tab=pitches');
  expect(wordsOf(inReview, 'span')).toContain('Review pending');
  expect(inReview).not.toContain('Not approved');
  // Of this founder's company nothing is told yet.
  expect(inReview).toContain('it is approved for everybody once your company is complete.');
  expect(linksOf(inReview)).toContainEqual(['Complete your company', '/profile']);
});

test.each([
  ['', true],
  [', before anything has come to it, too', false],
])('a pitch that has not left the device is said to be not sent yet%s', async (_, hasHeard) => {
  const { db } = await signedInHere('entrepreneur', { hasHeard });
  const draftId = await createDraft();
  const words = {
    title: 'Lantern Looms',
    description: 'Looms that run on rain.',
    industry: 'Technology',
    stage: 'Seed',
    location: 'Surat',
    totalRequired: '25 lakh',
    minInvestment: '50000',
  };
  for (const [field, to] of Object.entries(words))
    await editDraft(draftId, draftFieldSchema.parse(field), '', to);
  await submitPitch(draftId);
  const unsent = await shown('tab=pitches');
  expect(wordsOf(unsent, 'span')).toContain('Not sent yet');
  expect(wordsOf(unsent, 'span')).not.toContain('Review pending');
  await db.outbox.clear();
  const sent = await shown('tab=pitches');
  expect(wordsOf(sent, 'span')).toContain('Review pending');
  expect(sent).not.toContain('Not sent yet');
});

test('a founder without a pitch is led to the form', async () => {
  await signedInHere('entrepreneur');
  const page = await shown('tab=pitches');
  expect(page).toContain('No pitches submitted yet');
  expect(linksOf(page)).toEqual([
    ['New pitch', '/submit-pitch'],
    ['To your drafts', '/drafts'],
  ]);
});

test('a stranger is asked to sign in, and finds their drafts', async () => {
  await nobodyHere();
  const page = await shown();
  expect(page).toContain('Sign in to see your dashboard');
  expect(linksOf(page)).toEqual([
    ['Log in', '/login?next=%2Fdashboard'],
    ['Drafts on this device', '/drafts'],
  ]);
  expect(linksOf(await shown('tab=messages'))[0]?.[1]).toBe('/login?next=%2Fdashboard%3Ftab%3Dmessages');
});

test('the portfolio has a chart by year with a table behind it, and says of each how it stands', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'investments').bulkPut([
    madeUpInvestment(userId),
    madeUpInvestment(userId, { company: 'Paper Kites', investedOn: '2025-06-01', state: 'lost' }),
    madeUpInvestment(userId, { company: 'Salt Pans', state: 'exited', returned: 900_000 }),
  ]);
  const page = await shown('tab=investments');
  expect(wordsOf(page, 'figcaption')).toEqual(['Invested by year']);
  expect(wordsOf(page, 'summary')).toEqual(['As a table']);
  expect(wordsOf(page, 'tr')).toEqual(['YearInvested by year', '2024₹10,00,000', '2025₹5,00,000']);
  expect(page.match(/<rect /g)).toHaveLength(2);
  expect(figuresOf(page)).toEqual([
    ['Total Invested', '₹15,00,000'],
    ['Come Back', '₹9,00,000'],
    ['Active Investments', '1'],
    ['Successful Deals', '1'],
  ]);
  expect(wordsOf(page, 'span')).toEqual(expect.arrayContaining(['Active', 'Written off', 'Exited']));
  expect(page).toContain('₹9,00,000 come back');
});

test('investments in two currencies are summed and drawn apart', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'investments').bulkPut([
    madeUpInvestment(userId),
    madeUpInvestment(userId, { currency: 'USD', amount: 10_000 }),
  ]);
  const page = await shown('tab=investments');
  expect(wordsOf(page, 'figcaption').toSorted()).toEqual([
    'Invested by year (INR)',
    'Invested by year (USD)',
  ]);
  expect(page).toContain('Amounts in different currencies are not converted.');
});

test('an empty portfolio says what it is for', async () => {
  await signedInHere('investor');
  const page = await shown('tab=investments');
  expect(page).toContain('No investments recorded');
  expect(wordsOf(page, 'button')).toContain('Record an investment');
});

function tabsOf(page: string): string[] {
  return [...page.matchAll(/<button[^>]*role="tab".*?<\/button>/gs)].map(([tab]) =>
    tab.replace(/<[^>]*>/g, ''),
  );
}

test.each([
  ['investor', 'overview'],
  ['investor', 'investments'],
  ['investor', 'connections'],
  ['investor', 'messages'],
  ['entrepreneur', 'pitches'],
  ['entrepreneur', 'connections'],
  ['entrepreneur', 'messages'],
] as const)(
  'on a device that an %s has just signed in on, nothing under %s is said not to be there, unless nothing can come',
  async (userType, tab) => {
    await signedInHere(userType, { hasHeard: false });
    const on = (connection: 'ok' | 'offline') =>
      drawScreen(<DashboardPage />, { path: '/dashboard', search: `tab=${tab}`, facts: { connection } });
    const arriving = await on('ok');
    expect(arriving).toContain('role="status"');
    expect(arriving).not.toMatch(
      /₹0|No (opportunities|investments|requests|conversations|pitches)|Nobody waits/,
    );
    expect(await on('offline')).toMatch(/No (opportunities|investments|requests|conversations|pitches)/);
  },
);

test('of a pitch whose round is over a new draft can be begun; one that can be edited needs none', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const pitch = madeUpDeal({ founderId: userId });
  const statuses = ['review', 'active', 'declined', 'closed', 'withdrawn'] as const;
  const offered: boolean[] = [];
  for (const status of statuses) {
    await rowsOf(db, 'opportunities').put({ ...pitch, status });
    offered.push((await shown('tab=pitches')).includes('aria-label="New draft from Lantern Looms"'));
  }
  expect(offered).toEqual([false, false, false, true, true]);
});

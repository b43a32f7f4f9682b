import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, madeUpDeal, madeUpRequest, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { connectionId, contactId } from '#sync/rules/connections.ts';
import { InvestorPage } from './investor-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const investor: InvestorCard = {
  id: newId(),
  fullName: 'Harleen Sodhi',
  location: 'Pune, India',
  bio: 'Sails.',
  areasOfExpertise: ['Energy', 'Textiles', 'Logistics'],
  preferredIndustries: ['CleanTech'],
  minInvestmentRange: 100_000,
  maxInvestmentRange: 500_000,
  currency: 'INR',
  createdAt: '2026-01-05T09:00:00.000Z',
};

type Connection = 'ok' | 'unknown' | 'offline' | 'server-trouble';
const shown = (connection: Connection = 'ok') =>
  drawScreen(<InvestorPage id={investor.id} />, { path: `/investor/${investor.id}`, facts: { connection } });

/** Name and value of each fact. */
function factsOf(page: string): Record<string, string> {
  const values = wordsOf(page, 'dd');
  return Object.fromEntries(wordsOf(page, 'dt').map((name, at) => [name, values[at] ?? '']));
}

async function keepCard(db: PersonDb): Promise<void> {
  await rowsOf(db, 'investorCards').put(investor);
}

test('a profile has its badge and all of its sections; email and phone are shared after one connects', async () => {
  await keepCard(await nobodyHere());
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Harleen Sodhi']);
  expect(page).toContain('Angel Investor');
  expect(page).toContain('Email and phone are verified.');
  expect(wordsOf(page, 'h2')).toEqual([
    'Quick Actions',
    'Contact Information',
    'About',
    'Areas of Expertise',
    'Preferred Industries',
    'Investment Philosophy',
    'Investment Overview',
  ]);
  // Nobody wrote it of themselves.
  expect(page).toContain('The same on every profile: an angel looks for founders who know their customers');
  expect(factsOf(page)).toEqual({
    Location: 'Pune, India',
    Email: 'Shared after you connect',
    Phone: 'Shared after you connect',
    'Investment Range': '₹1,00,000 to ₹5,00,000',
    'Investments Made': 'Not shared',
    'Total Invested': 'Not shared',
    'Member since': '5 Jan 2026',
  });
  expect(wordsOf(page, 'button')).toEqual(['Share profile']);
  expect(linksOf(page)).toContainEqual([
    'Sign in to connect',
    `/signup?next=${encodeURIComponent(`/investor/${investor.id}`)}`,
  ]);
});

test('a founder asks for a connection on the profile, and nobody tells them of a risk that is not theirs', async () => {
  const { db } = await signedInHere('entrepreneur');
  await keepCard(db);
  const page = await shown();
  expect(wordsOf(page, 'button')).toEqual(expect.arrayContaining(['Connect', 'Send Connection Request']));
  expect(page).toContain('3 of 3 connections left this month.');
  expect(page).not.toContain('Risk notice');
});

test('a founder who may have asked from another device is not offered to ask before that is known', async () => {
  const { db } = await signedInHere('entrepreneur', { hasHeard: false });
  await keepCard(db);
  expect(wordsOf(await shown(), 'button')).not.toContain('Connect');
  expect(wordsOf(await shown('offline'), 'button')).toContain('Connect');
});

test('a founder who is connected finds how to reach the investor, and the way to write', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  await keepCard(db);
  const of = { viewerId: userId, personId: investor.id, fullName: investor.fullName };
  const contact = { ...of, location: 'Pune', email: 'harleen@people.example', phone: '' };
  await rowsOf(db, 'contacts').put({ id: contactId(userId, investor.id), ...contact });
  const id = connectionId(userId, investor.id, null);
  const parties = { investorId: investor.id, entrepreneurId: userId, requestedBy: 'entrepreneur' } as const;
  await rowsOf(db, 'connections').put(madeUpRequest({ id, ...parties, status: 'accepted' }));
  const page = await shown();
  expect(factsOf(page)).toMatchObject({ Email: 'harleen@people.example', Phone: 'Not shared' });
  expect(page).toContain('Connected');
  expect(linksOf(page)).toContainEqual(['Message', `/messages/${id}`]);
});

test('where email and phone of an investor whom one is connected with are not here, nothing is promised', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  await keepCard(db);
  const parties = { investorId: investor.id, entrepreneurId: userId, requestedBy: 'entrepreneur' } as const;
  await rowsOf(db, 'connections').put(madeUpRequest({ ...parties, status: 'accepted' }));
  expect(factsOf(await shown())).toMatchObject({ Email: 'Not shared', Phone: 'Not shared' });
});

test('a founder whom the investor has asked is told that they wait, and is not offered to ask as well', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  await keepCard(db);
  const deal = madeUpDeal({ founderId: userId });
  const about = { opportunityId: deal.id, dealTitle: deal.title };
  await rowsOf(db, 'connections').put(
    madeUpRequest({ investorId: investor.id, entrepreneurId: userId, ...about }),
  );
  const page = await shown();
  expect(page).toContain('Waits for your answer');
  expect(linksOf(page)).toEqual(
    expect.arrayContaining([
      ['Lantern Looms', `/investment/${deal.id}`],
      ['Open in Connections', '/connections?tab=requests'],
    ]),
  );
  expect(wordsOf(page, 'button')).not.toContain('Connect');
});

test('another investor is offered no connection, and oneself the way to edit the profile', async () => {
  const { db } = await signedInHere('investor');
  await keepCard(db);
  const ofAnother = await shown();
  expect(wordsOf(ofAnother, 'button')).toEqual(['Share profile']);
  expect(factsOf(ofAnother)).toMatchObject({
    Email: 'Shared after you connect',
    'Total Invested': 'Not shared',
  });
  const own = await signedInHere('investor');
  await rowsOf(own.db, 'investorCards').put({ ...investor, id: own.userId });
  const page = await drawScreen(<InvestorPage id={own.userId} />, { path: `/investor/${own.userId}` });
  expect(linksOf(page)).toContainEqual(['Edit your profile', '/profile']);
  expect(factsOf(page)).toMatchObject({
    'Investments Made': 'None recorded',
    'Total Invested': 'None recorded',
  });
  expect(page).toContain('tara@people.example');
});

test('an investor whom the server does not know is not found, and the others are offered', async () => {
  await signedInHere('entrepreneur');
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Investor Not Found']);
  expect(page).toContain('They may have left');
  expect(page).toContain('The address may also be wrong, or the investor may not be verified any more.');
  expect(linksOf(page)).toEqual([['All investors', '/investor-search']]);
});

test.each([
  ['offline', 'No network, and nothing saved yet'],
  ['server-trouble', 'Nothing saved yet'],
] as const)(
  'an investor who is not here, the connection %s: "%s", for they may exist',
  async (connection, said) => {
    await nobodyHere();
    const page = await shown(connection);
    expect(page).toContain(said);
    expect(page).toContain('This investor is not on this device.');
    expect(page).not.toContain('Not Found');
    expect(wordsOf(page, 'button')).toContain('Retry');
  },
);

test('an investor who was deleted from the device with all others, or is still to come, is not called missing', async () => {
  await firstPageHere(await nobodyHere());
  expect(await shown()).toContain('Loading investor');
  await signedInHere('entrepreneur');
  await removeRows('deals');
  const page = await shown();
  expect(page).toContain('Loading investor');
  expect(page).not.toContain('Not Found');
});

test('while they may yet arrive the page says that it is loading', async () => {
  await nobodyHere();
  expect(await shown('unknown')).toContain('Loading investor');
});

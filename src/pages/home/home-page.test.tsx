import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { HomePage } from './home-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

/** On a device that nothing comes to any more. */
const draw = () => drawScreen(<HomePage Newsletter={() => null} />, { facts: { connection: 'offline' } });

test('the figures that are told in public stand word for word, and are called illustrative', async () => {
  await nobodyHere();
  const page = readable(await draw());
  for (const figure of ['2,300+', '500+', 'about ₹450 Cr', '1,565']) expect(page).toContain(figure);
  for (const label of ['verified investors', 'startups', 'raised', 'opportunities this year'])
    expect(page).toContain(label);
  for (const [region, figure] of [
    ['North America', '85,420'],
    ['Europe', '142,880'],
    ['Asia Pacific', '145,054'],
    ['Global investors', '373,354'],
  ] as const) {
    expect(page).toContain(region);
    expect(page).toContain(figure);
  }
  expect(page.match(/\* Illustrative figures/g)).toHaveLength(2);
});

test('it claims what the network is for, in words that a search finds', async () => {
  await nobodyHere();
  const page = readable(await draw());
  for (const claim of [
    'Browse hundreds of opportunities',
    'Connect and message entrepreneurs',
    'Schedule meetings',
    'Manage contacts',
    'AI-powered analysis',
    'Free registration',
    'AI investor matching',
    'due diligence and secure data rooms',
  ])
    expect(page).toContain(claim);
});

test('its samples have everything such a card shows', async () => {
  await nobodyHere();
  const page = await draw();
  expect(wordsOf(page, 'h3')).toEqual(expect.arrayContaining(['Connection Requests', 'Shortlisted pitches']));
  const words = readable(page);
  expect(words).toContain('Tapan BorgohainNewGuwahati, IndiaTotal ₹1,50,00,000, min ₹2,00,000AcceptDecline');
  expect(words).toContain('Loom RegisterVaranasi, IndiaTotal ₹2,00,00,000, min ₹2,50,000View Details');
  for (const stage of ['Seed stage', 'Break even', 'Profitable']) expect(words).toContain(stage);
  expect(words).toContain('62% raised');
  expect(words).toContain('₹25,000 to ₹50,00,000');
  expect(words).toContain('route-economics-2025.xlsx248 KB');
  expect(words).toContain('Investor, Phukan & Daughters, Guwahati');
  expect(page.match(/5 (of|out of) 5/g)).toHaveLength(3);
  expect(words.match(/Fictional sample content/g)?.length).toBeGreaterThanOrEqual(7);
});

test('the deals are counted once some may be here: none are told of while the first are on their way', async () => {
  const counted = (page: string) => /Opportunities<\/dt><dd[^>]*>(.*?)<\/dd>/.exec(page)?.[1];
  await nobodyHere();
  expect(counted(await draw())).toBe('0');
  const home = <HomePage Newsletter={() => null} />;
  expect(counted(await drawScreen(home, { facts: { connection: 'ok' } }))).toBe('…');
});

test('investors of the network stand in the place of the samples: those of the country first, then who says most', async () => {
  const db = await nobodyHere();
  await rowsOf(db, 'investorCards').bulkPut([
    madeUpInvestor('Amara Ostwal', { location: 'London, UK' }),
    madeUpInvestor('Bina Katre', { bio: '' }),
    madeUpInvestor('Chetan Lohia'),
  ]);
  const page = await draw();
  const list = /aria-label="Investors here".*?<\/ul>/s.exec(page)?.[0] ?? '';
  expect(wordsOf(list, 'h3')).toEqual(['Chetan Lohia', 'Bina Katre', 'Amara Ostwal']);
  expect(readable(wordsOf(list, 'li')[0] ?? '')).toBe(
    'CLChetan LohiaSurat, India₹25,000 to ₹50,00,000Reads every contract.Energy, Logistics',
  );
  expect(readable(list)).not.toContain('Fictional');
});

test('a place in the chosen country comes before those elsewhere, however it is written', async () => {
  const db = await nobodyHere();
  await rowsOf(db, 'opportunities').bulkPut([
    madeUpDeal({ title: 'Tide Mills', location: 'London, UK', createdAt: '2026-03-03T09:00:00.000Z' }),
    madeUpDeal({ title: 'Salt Pans', location: 'Mumbai', createdAt: '2026-03-02T09:00:00.000Z' }),
    madeUpDeal({ title: 'Paper Kites', location: 'INDIA', createdAt: '2026-03-01T09:00:00.000Z' }),
  ]);
  await rowsOf(db, 'investorCards').bulkPut([
    madeUpInvestor('Amara Ostwal', { location: 'London, United Kingdom' }),
    madeUpInvestor('Bina Katre', { location: 'Bengaluru, Karnataka', bio: '' }),
  ]);
  const titles = wordsOf(await draw(), 'h3');
  const inOrder = (names: string[]) => titles.filter((title) => names.includes(title));
  expect(inOrder(['Tide Mills', 'Salt Pans', 'Paper Kites'])).toEqual([
    'Salt Pans',
    'Paper Kites',
    'Tide Mills',
  ]);
  expect(inOrder(['Amara Ostwal', 'Bina Katre'])).toEqual(['Bina Katre', 'Amara Ostwal']);
});

test('only what is fictional is called a sample: what the network holds stands under a title of its own', async () => {
  const shown = async () =>
    wordsOf(await draw(), 'h2').filter((title) => /^(Sample|Open|Investors) /.test(title));
  const db = await nobodyHere();
  expect(await shown()).toEqual(['Sample opportunities', 'Sample investors']);
  await rowsOf(db, 'opportunities').put(madeUpDeal());
  await rowsOf(db, 'investorCards').put(madeUpInvestor('Bina Katre'));
  expect(await shown()).toEqual(['Open opportunities', 'Investors here']);
});

test('a stranger is led to sign up, by eight calls; somebody signed in to the screens themselves', async () => {
  const calls = [
    ['Join the network', '/signup', null],
    ['Try AI-powered analysis', '/signup?next=%2Fai-analysis', '/ai-analysis'],
    ['Search opportunities', '/signup?next=%2Fexplore', '/explore'],
    ['Start messaging', '/signup?next=%2Fmessages', '/messages'],
    ['Schedule meeting', '/signup?next=%2Fconnections', '/connections'],
    ['Browse all opportunities', '/signup?next=%2Fexplore', '/explore'],
    ['Browse all investors', '/signup?next=%2Finvestor-search', '/investor-search'],
    ['Explore global network', '/signup?next=%2Ffundraise', '/fundraise'],
  ] as const;
  await nobodyHere();
  const strangers = new Map(linksOf(await draw()));
  for (const [words, href] of calls) expect(strangers.get(words), words).toBe(href);
  expect(strangers.get('Accept')).toBe('/signup?next=%2Fconnections');
  await signedInHere('investor');
  const members = new Map(linksOf(await draw()));
  for (const [words, , href] of calls) expect(members.get(words) ?? null, words).toBe(href);
  expect(members.get('Accept')).toBe('/connections');
});

function madeUpInvestor(fullName: string, told: Partial<InvestorCard> = {}): InvestorCard {
  return {
    id: newId(),
    fullName,
    location: 'Surat, India',
    bio: 'Reads every contract.',
    areasOfExpertise: ['Energy', 'Logistics'],
    preferredIndustries: [],
    minInvestmentRange: 25_000,
    maxInvestmentRange: 5_000_000,
    currency: 'INR',
    createdAt: '2026-03-01T09:00:00.000Z',
    ...told,
  };
}

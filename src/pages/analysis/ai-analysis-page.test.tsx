import { expect, test, vi } from 'vitest';
import type { Ask, PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import type { AnalysisReply } from '#sync/endpoints/ai.ts';
import { newId } from '#sync/ids.ts';
import { blankInvestorProfile } from '#sync/records/investor-profile.ts';
import { AiAnalysisPage } from './ai-analysis-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));

const shown = (search = '') => drawScreen(<AiAnalysisPage />, { path: '/ai-analysis', search });

const byRules: AnalysisReply = {
  score: 72,
  riskLevel: 'Moderate',
  marketPotential: 'High',
  summary: 'A pitch that says who pays.',
  keyStrengths: ['It names its customers.'],
  concerns: ['It names no risk.'],
  recommendations: ['Ask for the books.'],
  factors: [{ name: 'Clarity', field: 'description', points: 18, of: 25, why: 'Short sentences.' }],
  assumed: ['stage'],
  source: 'rules',
  notice: 'network',
};

async function asked(db: PersonDb, told: Partial<Ask>) {
  await db.asks.put({
    id: newId(),
    task: 'analysis',
    context: 'ai-analysis',
    question: 'Lantern Looms',
    href: '/ai-analysis',
    input: {},
    ...told,
  });
}

test('the dashboard has a way back home and four tabs, of which the address says the open one', async () => {
  await nobodyHere();
  const page = await shown('tab=insights');
  expect(linksOf(page)).toContainEqual(['Back to Home', '/']);
  expect(wordsOf(page, 'h1')).toEqual(['AI Analysis Dashboard']);
  const tabs = [...page.matchAll(/role="tab" aria-selected="(true|false)"[^>]*>([^<]*)</g)];
  expect(tabs.map(([, selected, title]) => [title, selected])).toEqual([
    ['Opportunity Analysis', 'false'],
    ['Investor Matching', 'false'],
    ['AI Assistant', 'false'],
    ['Market Insights', 'true'],
  ]);
});

test('the form has lists of its own, and the enhancer stands below it', async () => {
  await nobodyHere();
  const page = await shown();
  const lists = [...page.matchAll(/<select.*?<\/select>/gs)].map(([list]) =>
    wordsOf(list, 'option').join(' | '),
  );
  expect(lists).toEqual([
    'Select industry | Technology | Healthcare | Fintech | E-commerce | Education | EdTech | Food & Beverage | Real Estate | Manufacturing',
    'Select stage | Idea Stage | Prototype | Pre-Revenue | Early Revenue | Growth Stage | Profitable',
  ]);
  expect(wordsOf(page, 'h2')).toContain('AI Description Enhancer');
  expect(wordsOf(page, 'button')).toContain('Analyze Opportunity');
});

test('an analysis by rules says what its score is the sum of, what was assumed, and who made it', async () => {
  const db = await nobodyHere();
  await asked(db, { reply: byRules, isHere: true, waits: 1 });
  const page = await shown();
  for (const words of [
    'Analysis Failed',
    'Network connection issue. Please check your internet and try again. Showing sample analysis for demonstration.',
    'Good',
    '72 out of 100',
    '18 of 25',
    'Short sentences.',
    'stage Seed',
    'By rules, on this device',
    'Computed by rules, not investment advice',
    'When there is a network again the AI is asked, if this server has one.',
  ])
    expect(page).toContain(words);
});

test('the AI’s answer that came later stands beside the first', async () => {
  const db = await nobodyHere();
  const later: AnalysisReply = { ...byRules, score: 85, source: 'ai', notice: undefined, assumed: [] };
  await asked(db, { reply: byRules, isHere: true, joined: later, joinedAt: '2026-03-01T09:00:00.000Z' });
  const page = await shown();
  expect(page).toContain('The AI’s answer, which came later');
  expect(page).toContain('85 out of 100');
  expect(page).toContain('Answered by AI');
  expect(page).toContain('AI-generated, not investment advice');
  expect(page).toContain('72 out of 100');
});

test('while the next analysis is under way, or has failed, the last one stays', async () => {
  const db = await nobodyHere();
  await asked(db, { reply: byRules });
  await asked(db, { question: 'Monsoon Mills' });
  expect(await shown()).toContain('72 out of 100');
});

test('matching is asked to sign in for, and brings back here', async () => {
  await nobodyHere();
  const next = encodeURIComponent('/ai-analysis?tab=matching');
  expect(linksOf(await shown('tab=matching'))).toContainEqual(['Log in', `/login?next=${next}`]);
});

test('an investor who has said nothing of themselves is led to their profile', async () => {
  await signedInHere('investor');
  const page = await shown('tab=matching');
  expect(page).toContain('Say what you look for first');
  expect(linksOf(page)).toContainEqual(['Complete Your Profile', '/profile']);
});

test('deals that fit an investor better come first, each with its reasons, and those that do not fit are left out', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'investorProfiles').put({
    ...blankInvestorProfile(userId, ''),
    preferredIndustries: ['Healthcare'],
  });
  await rowsOf(db, 'opportunities').bulkPut([
    madeUpDeal({ title: 'Salt Houses', industry: 'Real Estate' }),
    madeUpDeal({ title: 'Healthcare Mills', industry: 'Real Estate', createdAt: '2026-04-01T09:00:00.000Z' }),
    madeUpDeal({ title: 'Clay Clinics', industry: 'Healthcare' }),
  ]);
  const page = await shown('tab=matching');
  expect(wordsOf(page, 'h3')).toEqual(['Clay Clinics', 'Healthcare Mills']);
  expect(wordsOf(page, 'summary')).toEqual(['Why this score', 'Why this score']);
  expect(page).toContain('Computed by rules on this device, not investment advice.');
});

test('where deals are here and none fits, nothing is said of missing deals', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'investorProfiles').put({
    ...blankInvestorProfile(userId, ''),
    preferredIndustries: ['Healthcare'],
  });
  await rowsOf(db, 'opportunities').put(madeUpDeal({ title: 'Salt Houses', industry: 'Real Estate' }));
  const page = await shown('tab=matching');
  expect(page).toContain('No deal fits your profile yet');
  expect(page).not.toContain('No deals on this device yet');
});

test('a founder without a pitch is asked for one, and with one sees investors of the network', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  expect(await shown('tab=matching')).toContain('Write a pitch first');
  await rowsOf(db, 'opportunities').put(madeUpDeal({ founderId: userId, industry: 'Healthcare' }));
  await rowsOf(db, 'investorCards').bulkPut(
    ['Real Estate', 'Healthcare'].map((industry) => ({
      id: newId(),
      fullName: `Investor of ${industry}`,
      location: 'Pune, India',
      bio: '',
      areasOfExpertise: [],
      preferredIndustries: [industry],
      minInvestmentRange: null,
      maxInvestmentRange: null,
      currency: 'INR',
      createdAt: '2026-01-01T09:00:00.000Z',
    })),
  );
  const page = await shown('tab=matching');
  expect(wordsOf(page, 'h3')).toEqual(['Investor of Healthcare', 'Investor of Real Estate']);
  // Of the database's list this is not true.
  expect(page.match(/Each score is the sum of the points/g)).toHaveLength(1);
  expect(page.indexOf('Each score is the sum')).toBeGreaterThan(page.indexOf('Investors of the network'));
});

test('without a deal on the device there are no figures to show', async () => {
  await signedInHere('investor');
  expect(await shown('tab=insights')).toContain('No deals on this device yet');
});

test('the market is told in counts and medians of the deals here, each chart with its table', async () => {
  const db = await nobodyHere();
  await rowsOf(db, 'opportunities').bulkPut([
    madeUpDeal({ industry: 'Healthcare', totalRequired: 1_000_000, raisedAmount: 500_000 }),
    madeUpDeal({ industry: 'Healthcare', totalRequired: 3_000_000, raisedAmount: 1_500_000 }),
    madeUpDeal({ industry: 'EdTech', totalRequired: 2_000_000, stage: 'Growth' }),
  ]);
  const page = await shown('tab=insights');
  expect(page).toContain('Counted from the 3 deals on this device.');
  expect(wordsOf(page, 'figcaption')).toEqual(['Deals by industry', 'Deals by stage', 'New deals by month']);
  expect(page.match(/<svg viewBox="0 0 100/g)?.length).toBeGreaterThanOrEqual(3);
  expect(wordsOf(page, 'tr')).toContain('Healthcare250%₹20,00,000');
  expect(wordsOf(page, 'summary')).toEqual(['As a table', 'As a table', 'As a table']);
  expect(page).toContain('2 deals listed, none in the three months before');
});

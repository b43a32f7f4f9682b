import { expect, test } from 'vitest';
import type { Investor } from '../../records/investor.ts';
import { findInvestors } from './find-investors.ts';

const investor = (id: number, name: string, more: Partial<Investor>): Investor => ({
  id,
  name,
  website: '',
  investorType: 'VC',
  globalHQ: 'Mumbai, India',
  stageOfInvestment: '3. Early Revenue',
  firstChequeMinimum: '',
  firstChequeMaximum: '',
  countriesOfInvestment: 'India',
  investmentThesis: '',
  linkedin: '',
  source: '',
  asOf: '',
  ...more,
});

const investors = [
  investor(1, 'Palashvadi Capital', {
    investmentThesis: 'We back fintech founders.',
    firstChequeMinimum: '500000',
    firstChequeMaximum: '2000000',
    stageOfInvestment: '4. Scaling,5. Growth',
  }),
  investor(2, 'Kesarsetu Angels', {
    investorType: 'Angel network',
    investmentThesis: 'Farmers, dairies and rural logistics.',
    firstChequeMinimum: '25000',
    firstChequeMaximum: '100000',
    stageOfInvestment: '1. Idea or Patent,2. Prototype',
  }),
  investor(3, 'Nordrekha Fund', {
    investmentThesis: 'Climate: solar, wind and storage.',
    globalHQ: 'Berlin, Germany',
    countriesOfInvestment: 'Germany,Kenya',
  }),
];
const found = (query: string) => findInvestors(query, investors).recommendations.map(({ id }) => id);

test('investors are found by what their thesis is about, in English and in Hindi', () => {
  expect(found('agritech')).toEqual([2]);
  expect(found('खेती')).toEqual([2]);
  expect(found('solar')).toEqual([3]);
  expect(found('सौर ऊर्जा')).toEqual([3]);
});

test('where more answer than are brought it is said how many are, and else it is not', () => {
  expect(findInvestors('India', investors, 1).summary).toMatch(
    /^These are the best 1; 2 of 3 investors answer/,
  );
  expect(findInvestors('India', investors).summary).toMatch(/^2 of 3 investors answer/);
});

test('rounds are told in the stages of the database', () => {
  expect(found('pre-seed')).toEqual([2]);
  expect(found('seed')).toEqual([3]);
  expect(found('Series A')).toEqual([1]);
});

test('types and countries are found, and one record that answers more stands first', () => {
  expect(found('angel networks')).toEqual([2]);
  expect(found('Kenya')).toEqual([3]);
  expect(found('fintech in India')[0]).toBe(1);
});

test('a cheque size leaves out who writes no such cheques, and whose are unknown', () => {
  expect(found('cheques of $50k')).toEqual([2]);
  expect(found('first cheque above $1 million')).toEqual([1]);
});

test('what is raised in the whole leaves nobody out', () => {
  const fintech = found('fintech');
  expect(fintech.length).toBeGreaterThan(0);
  expect(found('raising at least $9 million for fintech')).toEqual(fintech);
  expect(found('fintech, a round of more than $9 million')).toEqual(fintech);
  expect(found('raising a round for fintech, who would invest over $9 million')).toEqual([]);
});

test.each([
  ['25000', '100000', '$25,000 to $100,000'],
  ['50000', '50000', '$50,000'],
  ['50000', '', 'at least $50,000'],
  ['', '50000', 'at most $50,000'],
])('of a cheque from "%s" to "%s" the reason says %s', (firstChequeMinimum, firstChequeMaximum, told) => {
  const one = investor(1, 'Kesarsetu Angels', { firstChequeMinimum, firstChequeMaximum });
  const [first] = findInvestors('cheques of $50k', [one]).recommendations;
  expect(first?.reason).toBe(`Its first cheque is ${told}.`);
});

test('rupees are not converted, and the summary says so', () => {
  const { summary, recommendations } = findInvestors('agritech cheques of 20 lakh', investors);
  expect(recommendations.map(({ id }) => id)).toEqual([2]);
  expect(summary).toContain('nothing is converted');
});

test('the reason names field and words, and a score is at most 100', () => {
  const [first] = findInvestors('fintech', investors).recommendations;
  expect(first?.reason).toBe('Its thesis names “fintech”.');
  expect(first?.matchScore).toBeLessThanOrEqual(100);
});

test('a question that names nothing finds nothing, and says what to name', () => {
  for (const query of ['', 'best investors for my startup', '🙂', 'निवेशक']) {
    const { summary, recommendations } = findInvestors(query, investors);
    expect([recommendations.length, summary.length > 0], query).toEqual([0, true]);
  }
});

test('that somebody writes cheques is no word to look for', () => {
  const [first] = findInvestors('who writes cheques in Kenya', investors).recommendations;
  expect(first).toMatchObject({ id: 3, matchScore: 92, reason: 'Its countries name “Kenya”.' });
});

test('where nobody stands to be compared, this is said, whether nobody is here or nobody was found', () => {
  expect(findInvestors('solar', []).summary).toBe('There is no investor to compare with the question.');
});

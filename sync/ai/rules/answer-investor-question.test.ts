import { expect, test } from 'vitest';
import { aiInvestorSearchEndpoint } from '../../endpoints/ai.ts';
import type { Investor } from '../../records/investor.ts';
import { madeUpInvestor } from '../../testing/made-up-investor.ts';
import { advisesOrPromises } from '../advice-words.ts';
import { answerInvestorQuestion } from './answer-investor-question.ts';

const weft = madeUpInvestor({
  id: 7,
  name: 'Weft Capital',
  website: 'https://weft.example',
  globalHQ: 'Pune, India',
  stageOfInvestment: '2. Prototype, 3. Early Revenue',
  firstChequeMinimum: '25000',
  firstChequeMaximum: '100000',
  countriesOfInvestment: 'India, Kenya',
  investmentThesis: 'Looms and dyes that save water. Teams of two or more.',
  linkedin: '',
  asOf: '2026-03-01',
});
const others = [
  madeUpInvestor({ id: 1, name: 'Weft' }),
  madeUpInvestor({ id: 2, name: 'Weft Capital Partners' }),
  madeUpInvestor({ id: 3, name: 'Startup', investmentThesis: 'Startups.' }),
];
const all = [...others, weft];
const told = (query: string, investors: readonly Investor[] = all) =>
  answerInvestorQuestion(query, investors);
const empty = {
  stageOfInvestment: '',
  firstChequeMinimum: '',
  firstChequeMaximum: '',
  website: '',
  asOf: '',
};
const silent = { ...weft, ...empty, globalHQ: '', countriesOfInvestment: '', investmentThesis: '' };

test('who asks how to approach an investor is told how, by what its record says, with that investor and no other', () => {
  const { summary, recommendations } = told('How should I approach Weft Capital for my startup?');
  expect(recommendations.map(({ id }) => id)).toEqual([7]);
  for (const said of [
    'Pune, India',
    'Prototype and Early Revenue',
    '$25,000 to $100,000',
    'India and Kenya',
    'Looms and dyes that save water.',
    'their website',
    '2026-03-01',
  ])
    expect(summary).toContain(said);
});

test.each([
  ['how do i pitch to weft capital', 7],
  ['What is the best way to contact Weft Capital Partners?', 2],
  ['How can I reach out to “Weft”', 1],
])('%s names one of them', (query, id) => {
  expect(told(query).recommendations.map((found) => found.id)).toEqual([id]);
});

test('a first cheque of which one end is known is told by that', () => {
  const asked = 'How should I approach Weft Capital?';
  const cheque = { firstChequeMinimum: '', firstChequeMaximum: '100000' };
  expect(told(asked, [{ ...weft, ...cheque }]).summary).toContain('a first one of up to $100,000');
});

test('who asks for many by a word that somebody is called is not told of that one', () => {
  const { summary } = told('How do I contact angel investors in Pune?', [{ ...weft, name: 'Angel' }]);
  expect(summary).not.toContain('How to approach');
});

test('of investors with one name, the first is meant', () => {
  const second = { ...weft, id: 8 };
  expect(told('How to approach Weft Capital?', [second, weft]).recommendations[0]?.id).toBe(8);
});

test('a question for investors, or about one that is not here, is searched as any other', () => {
  for (const query of ['textile investors in Kenya', 'How should I approach Warp Fund about Kenya?'])
    expect(told(query).summary).toContain('at least a part of the question');
});

test('what a record does not say is told as what to ask, and nothing is made up', () => {
  const { summary } = told('How should I approach Weft Capital?', [silent]);
  expect(summary.match(/the record (names none|does not say|has none)/g)).toHaveLength(4);
  expect(summary).not.toMatch(/undefined|null|NaN|\(\)|\$/);
});

test('a promise that stands in a record is not repeated, and no answer is longer than it may be', () => {
  const long = 'Very long words of every kind '.repeat(300);
  const loud = {
    ...weft,
    name: 'W'.repeat(200),
    globalHQ: long.slice(0, 300),
    countriesOfInvestment: long.replaceAll(' ', ',').slice(0, 4_000),
    stageOfInvestment: long.replaceAll(' ', ',').slice(0, 300),
    investmentThesis: 'Guaranteed returns of 40 %. Invest now.',
  };
  const answer = told(`How should I approach ${loud.name}?`, [loud]);
  expect(answer.recommendations[0]?.id).toBe(7);
  expect(advisesOrPromises(answer.summary)).toBe(false);
  expect(aiInvestorSearchEndpoint.reply.safeParse({ ...answer, source: 'rules' }).success).toBe(true);
  const quoted = told('How to approach Weft Capital?', [{ ...weft, investmentThesis: long }]);
  expect(quoted.summary.length).toBeLessThan(2_000);
});

import { expect, test } from 'vitest';
import { askedAmounts } from './asked-amount.ts';

const read = (question: string, usual?: string) =>
  askedAmounts(question, usual).amounts.map(({ bound, of, amount, currency }) => [
    bound,
    of,
    amount,
    currency,
  ]);

test('bounds are read as people write them, in English and in Hindi', () => {
  expect(read('under 50 lakh')).toEqual([['most', 'totalRequired', 5_000_000, 'INR']]);
  expect(read('raising at least $2 million')).toEqual([['least', 'totalRequired', 2_000_000, 'USD']]);
  expect(read('minimum investment below ₹1,00,000')).toEqual([['most', 'minInvestment', 100_000, 'INR']]);
  expect(read('५ लाख से कम')).toEqual([['most', 'totalRequired', 500_000, 'INR']]);
  expect(read('2 करोड़ तक')).toEqual([['most', 'totalRequired', 20_000_000, 'INR']]);
  expect(read('over 1 cr and under 3 cr')).toEqual([
    ['most', 'totalRequired', 30_000_000, 'INR'],
    ['least', 'totalRequired', 10_000_000, 'INR'],
  ]);
});

test('a cheque is what one investor pays, in the currency that is usual where it is asked', () => {
  expect(read('writes cheques of 250k', 'USD')).toEqual([['about', 'minInvestment', 250_000, 'USD']]);
  expect(read('$50k checks')).toEqual([['about', 'minInvestment', 50_000, 'USD']]);
});

test('each amount is of what stands nearest before it', () => {
  const both = [
    ['most', 'totalRequired', 50_000_000, 'INR'],
    ['most', 'minInvestment', 100_000, 'INR'],
  ];
  expect(read('deals raising under 5 crore with minimum investment below 1 lakh')).toEqual(both);
  expect(read('under 5 crore with minimum investment below 1 lakh')).toEqual(both);
  expect(read('raising under 5 crore, I invest at most 1 lakh')).toEqual(both);
  expect(read('under 1 lakh per investor, raising under 5 crore').toReversed()).toEqual(both);
  const tickets = read('tickets over 1 lakh and under 3 lakh');
  expect(tickets.map(([, of]) => of)).toEqual(['minInvestment', 'minInvestment']);
  for (const whole of ['raising a minimum of 2 crore', 'raising an investment above 2 crore'])
    expect(read(whole)).toEqual([['least', 'totalRequired', 20_000_000, 'INR']]);
  expect(read('minimum investment of 1 lakh')).toEqual([['about', 'minInvestment', 100_000, 'INR']]);
});

test.each([
  ['agritech under 2 crore round, 5-10 lakh tickets', ['minInvestment', 'minInvestment', 'totalRequired']],
  ['5 lakh minimum, under 2 crore round', ['totalRequired']],
  ['small tickets, under 3 crore total', ['totalRequired']],
  ['under 5 crore, under 1 lakh per investor', ['totalRequired', 'minInvestment']],
  ['raising under 5 crore minimum investment below 1 lakh', ['totalRequired', 'minInvestment']],
  ['under 1 lakh tickets raising under 5 crore', ['minInvestment', 'totalRequired']],
  ['raising under 5 crore investment, tickets under 1 lakh', ['totalRequired', 'minInvestment']],
])('what stands right behind an amount tells what it is of: %s', (question, of) => {
  expect(read(question).map(([, each]) => each)).toEqual(of);
});

test.each([
  ['between 1 crore and 5 crore', 10_000_000, 50_000_000, 'INR'],
  ['between 1 and 5 crore', 10_000_000, 50_000_000, 'INR'],
  ['from 10 lakh to 50 lakh', 1_000_000, 5_000_000, 'INR'],
  ['10-50 lakh', 1_000_000, 5_000_000, 'INR'],
  ['₹50,000 – 2 lakh', 50_000, 200_000, 'INR'],
  ['$5 to 10 million', 5_000_000, 10_000_000, 'USD'],
  ['1 to 5 million dollars', 1_000_000, 5_000_000, 'USD'],
  ['5 लाख से 10 लाख', 500_000, 1_000_000, 'INR'],
  ['5 लाख से 10 लाख के बीच', 500_000, 1_000_000, 'INR'],
  ['within 10-50 lakh', 1_000_000, 5_000_000, 'INR'],
  ['5 crore to 50 lakh', 5_000_000, 50_000_000, 'INR'],
])('a range has two bounds: %s', (range, from, to, currency) => {
  expect(read(`cleantech raising ${range}`)).toEqual([
    ['least', 'totalRequired', from, currency],
    ['most', 'totalRequired', to, currency],
  ]);
  expect(askedAmounts(`cleantech ${range}`).rest.trim()).toBe('cleantech');
});

test('a range of a cheque is of the cheque, and one of years or of things is no money', () => {
  expect(read('cheques of $25k to $100k')).toEqual([
    ['least', 'minInvestment', 25_000, 'USD'],
    ['most', 'minInvestment', 100_000, 'USD'],
  ]);
  expect(read('founded from 2020 to 2024, 2000-3000 villages, 20 to 30 people, FY24-25')).toEqual([]);
});

test.each([
  'SaaS with between 1000 and 5000 users',
  'SaaS with 10k-20k users',
  'SaaS with from 10k to 20k users',
  'SaaS that grew within 10k-20k users',
  'wells 5-10 m deep',
  'dairy with 500-1000 l a day',
  'mandi with 10 हजार से 20 हजार किसान',
])('a range of what is counted is no money: %s', (question) => {
  expect(askedAmounts(question)).toEqual({ amounts: [], rest: question });
});

test.each([
  'raising 500k-1m fintech',
  'cheques of 500k to 1m fintech',
  'fintech between 500k and 1m',
  '500k-1m, fintech',
  '500k-1m for fintech',
  '500k-1m in fintech',
  '500k to 1m tickets',
  '500k-1m seed round',
  '500k-1m investments in fintech',
  '500k-1m per investor',
  'fintech between 500000 and 1000000?',
  'from 500k to 1m and fintech',
  '5 लाख से 10 लाख वाले',
])('a range is money where it stands as such: %s', (question) => {
  expect(askedAmounts(question).amounts).toHaveLength(2);
});

test('a word that only begins like one for what an investor pays leaves the amount the round', () => {
  expect(read('mining companies under 5 crore')).toEqual([['most', 'totalRequired', 50_000_000, 'INR']]);
  expect(read('ticketing startups under 2 crore')).toEqual([['most', 'totalRequired', 20_000_000, 'INR']]);
  expect(read('checkout software below 1 crore')).toEqual([['most', 'totalRequired', 10_000_000, 'INR']]);
  expect(read('min below 1 lakh')).toEqual([['most', 'minInvestment', 100_000, 'INR']]);
  expect(read('I invest at most 2 lakh')).toEqual([['most', 'minInvestment', 200_000, 'INR']]);
  expect(read('tickets under 2 lakh')).toEqual([['most', 'minInvestment', 200_000, 'INR']]);
});

test('a currency that is named behind the amount is its own', () => {
  expect(read('under 2 million dollars')).toEqual([['most', 'totalRequired', 2_000_000, 'USD']]);
  expect(read('under 900 US dollars')).toEqual([['most', 'totalRequired', 900, 'USD']]);
  expect(read('over 2 million rupees', 'USD')).toEqual([['least', 'totalRequired', 2_000_000, 'INR']]);
  expect(read('5 लाख रुपये से कम', 'USD')).toEqual([['most', 'totalRequired', 500_000, 'INR']]);
  expect(askedAmounts('solar under 2 million euros').rest.trim()).toBe('solar');
});

test('billions are read, and a year is no amount', () => {
  expect(read('under 5 billion')).toEqual([['most', 'totalRequired', 5_000_000_000, 'INR']]);
  expect(read('above $1.5bn')).toEqual([['least', 'totalRequired', 1_500_000_000, 'USD']]);
  expect(read('companies founded from 2020')).toEqual([]);
  expect(read('from ₹2020')).toEqual([['least', 'totalRequired', 2_020, 'INR']]);
  expect(read('from 2020 rupees')).toEqual([['least', 'totalRequired', 2_020, 'INR']]);
});

test('a number that is no money is left in the question', () => {
  expect(askedAmounts('over 20 villages')).toEqual({ amounts: [], rest: 'over 20 villages' });
  expect(askedAmounts('solar under 5 crore').rest.trim()).toBe('solar');
});

test('a question is read at once, however much room it leaves between its words', () => {
  const room = ' '.repeat(2_000);
  expect(read(`between${room}5${room}x`)).toEqual([]);
  expect(read(`between${room.replaceAll(' ', ' \u093c')}5${room}x`)).toEqual([]);
  expect(read(`between${room}1${room}and${room}5${room}crore`)).toHaveLength(2);
});

test('amounts stand apart once one between them is read', () => {
  expect(read('over 10-20 lakh 50 crore')).toHaveLength(2);
});

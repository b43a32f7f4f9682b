import { expect, test } from 'vitest';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { phraseFirst } from './phrase-first.ts';

const page = [
  madeUpInvestor({ id: 1, name: 'Blue River Capital', investmentThesis: 'Rivers, capital, anything blue.' }),
  madeUpInvestor({ id: 2, investmentThesis: 'We back founders in health, and patient teams.' }),
  madeUpInvestor({ id: 3, investmentThesis: 'Health for all. We back Patient\nFounders in every town.' }),
];
const ids = (words: string) => phraseFirst(page, words.split(' ')).map(({ id }) => id);

test('within a page who says it in these words stands before who has only the words', () => {
  expect(ids('we back patient founders')).toEqual([3, 1, 2]);
  expect(ids('we back patient fou')).toEqual([3, 1, 2]);
});

test('a name counts as much as a thesis', () => {
  expect(ids('blue river capital')).toEqual([1, 2, 3]);
});

test('one or two words are no phrase', () => {
  expect(ids('patient founders')).toEqual([1, 2, 3]);
});

test('who says it and little else comes before who says it among much, after who is called so', () => {
  const long = madeUpInvestor({
    id: 1,
    investmentThesis: `We back patient founders ${'and others '.repeat(9)}`,
  });
  const short = madeUpInvestor({ id: 2, investmentThesis: 'We back patient founders, nobody else' });
  const called = madeUpInvestor({
    id: 3,
    name: 'We Back Patient Founders',
    investmentThesis: 'a '.repeat(40),
  });
  const found = phraseFirst([long, called, short], ['we', 'back', 'patient', 'founders']);
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1]);
});

import { expect, test } from 'vitest';
import { helpArticle } from '#sync/ai/knowledge/articles.ts';
import { dataWords } from '../settings.ts';
import { howItWorks } from './how-it-works.ts';
import { pricing } from './pricing.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const told = (page: object) => JSON.stringify(page);

test.each([
  'Last updated: January 2024',
  'Addendum: Digital Personal Data Protection Act, 2023',
  'We answer privacy requests within 30 days.',
  'plus 3 years',
  '7 years',
  '3 years',
  'anonymised after 2 years',
  '18 years and more',
])('the privacy policy says "%s"', (promise) => {
  expect(told(privacy)).toContain(promise);
});

test.each([
  'Last updated: January 2024',
  'Addendum: Digital Personal Data Protection Act, 2023',
  'We announce changes 30 days before they take effect',
  'account data plus 3 years, records of transactions 7 years, communications 3 years, analytics anonymised after 2 years',
  'at least 18 years old',
  'A success fee is optional',
])('the terms say "%s"', (promise) => {
  expect(told(terms)).toContain(promise);
});

test.each(['4-12 weeks', 'Pankh is freemium', 'A success fee is optional', 'normally within 24 hours'])(
  'how it works says "%s"',
  (promise) => {
    expect(told(howItWorks)).toContain(promise);
  },
);

test('the prices say that a success fee is optional', () => {
  expect(told(pricing)).toContain('A success fee is optional');
});

test('from when communications are kept is said: those of members stay while the account exists', () => {
  expect(told(privacy)).toMatch(/"Communications","value":"3 years[^"]*while the account exists/);
  expect(told(privacy)).toMatch(/"Communications","value":"3 years[^"]*from the day it was written/);
  expect(told(terms)).toContain('[privacy policy](/privacy) says from when');
});

test.each([
  ['the privacy policy', privacy],
  ['the settings', dataWords.kept],
  ['the help', helpArticle('delete-your-account') ?? {}],
])('%s tells what is kept without end: what admins decided about somebody, and why', (_, page) => {
  expect(told(page)).toMatch(/our admins decided about[^"]*without end/i);
});

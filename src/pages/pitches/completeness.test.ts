import { expect, test } from 'vitest';
import { blankCompany } from '#sync/records/company.ts';
import { blankDraft } from './blank-draft.ts';
import { completenessOf } from './completeness.ts';

const noCompany = blankCompany('0196f3a0-0000-7000-8000-000000000001', '2026-01-05T09:00:00.000Z');
const company = {
  ...noCompany,
  companyName: 'Monsoon Mills',
  stage: 'Seed',
  companyDescription: 'Looms that run on rain water, leased to weavers by the month.',
  industry: 'CleanTech',
  location: 'Pune, India',
  fundingRequired: 2_500_000,
  teamSize: 4,
  useOfFunds: 'Ten more looms and two people to look after them for a year.',
  businessModel: 'Weavers pay by the metre of cloth they make.',
};
const whole = {
  ...blankDraft,
  title: 'Monsoon Mills',
  industry: 'CleanTech',
  stage: 'Seed',
  location: 'Pune, India',
  description: 'Looms that run on rain water. '.repeat(5),
  totalRequired: '25 lakh',
  minInvestment: '50,000',
  highlights: [{ id: '0196f3a0-0000-7000-8000-000000000002', text: 'Forty looms at work' }],
};
const places = (missing: { place: string }[]) => missing.map(({ place }) => place);

test('an empty pitch is at 0 %, and lacks every field in the order of the form, highlights and the company', () => {
  const { percent, needed, advised } = completenessOf(blankDraft, noCompany);
  expect(percent).toBe(0);
  expect(places(needed)).toEqual([
    'title',
    'industry',
    'stage',
    'location',
    'description',
    'totalRequired',
    'minInvestment',
  ]);
  expect(places(advised)).toEqual(['highlights', 'company']);
});

test('each field that is filled in is a part of the whole', () => {
  const { percent, needed } = completenessOf({ ...blankDraft, title: 'Monsoon Mills' }, noCompany);
  expect(percent).toBe(10);
  expect(needed).toHaveLength(6);
});

test('with all of it there nothing is missing, with a company or without an account to ask about', () => {
  expect(completenessOf(whole, company)).toEqual({ percent: 100, needed: [], advised: [] });
  expect(completenessOf(whole, undefined)).toEqual({ percent: 100, needed: [], advised: [] });
});

test('a short description, no highlights and a company half told of are advice, and can be submitted', () => {
  const { percent, needed, advised } = completenessOf(
    { ...whole, description: 'Looms that run on rain.', highlights: [] },
    noCompany,
  );
  expect(needed).toEqual([]);
  expect(places(advised)).toEqual(['description', 'highlights', 'company']);
  expect(percent).toBe(70);
});

test('an amount that cannot be read is told while other fields are still empty', () => {
  const { needed } = completenessOf({ ...whole, title: '', totalRequired: 'much' }, company);
  expect(needed).toEqual([
    { place: 'title', label: 'Company/Project Name', why: 'not filled in yet' },
    { place: 'totalRequired', label: 'Total Amount Required', why: 'not read as an amount' },
  ]);
});

test('a minimum above the total and words of two devices are told too, a field once', () => {
  const at = '2026-01-05T09:00:00.000Z';
  const conflictOn = (field: 'currency' | 'title') => ({
    field,
    values: [{ value: 'USD', at, clientId: 'a phone' }],
  });
  const { percent, needed } = completenessOf(
    {
      ...whole,
      title: '',
      minInvestment: '1 crore',
      conflicts: [conflictOn('title'), conflictOn('currency')],
    },
    company,
  );
  expect(needed.map(({ place, why }) => `${place}: ${why}`)).toEqual([
    'title: not filled in yet',
    'currency: written on two devices, choose one',
    'minInvestment: more than the total',
  ]);
  expect(percent).toBe(72);
});

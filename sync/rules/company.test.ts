import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { blankCompany, type Company } from '../records/company.ts';
import { isCompanyComplete } from './company.ts';

const whole: Company = {
  ...blankCompany(newId(), '2026-03-01T09:00:00.000Z'),
  companyName: 'Lantern Looms',
  stage: 'Prototype',
  companyDescription: 'Looms that run on rain water, for weavers without a power line.',
  industry: 'Manufacturing',
  location: 'Surat',
  fundingRequired: 2_500_000,
  teamSize: 4,
  useOfFunds: 'Two looms and a year of rain.',
  businessModel: 'Weavers rent a loom by the metre.',
};

test('a company is complete with both groups; revenue, addresses and earlier funding may be left out', () => {
  expect(isCompanyComplete(whole)).toBe(true);
});

test.each([
  'companyName',
  'stage',
  'companyDescription',
  'industry',
  'location',
  'useOfFunds',
  'businessModel',
])('without its %s it is not', (field) => {
  expect(isCompanyComplete({ ...whole, [field]: '' })).toBe(false);
});

test.each(['fundingRequired', 'teamSize'])('without its %s it is not', (field) => {
  expect(isCompanyComplete({ ...whole, [field]: null })).toBe(false);
});

test('none at all, and a blank one, are not', () => {
  expect(isCompanyComplete(undefined)).toBe(false);
  expect(isCompanyComplete(blankCompany(whole.id, whole.updatedAt))).toBe(false);
});

import { expect, test } from 'vitest';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { exploreLocations } from '../explore-choices.ts';
import { matching, type OpportunityFilters } from './opportunity-filters.ts';

const nothing: OpportunityFilters = {
  q: '',
  industry: '',
  stage: '',
  location: '',
  min: '',
  max: '',
  currency: '',
};

const solar: Opportunity = {
  id: '0195a000-0000-7000-8000-000000000001',
  founderId: '0195a000-0000-7000-8000-000000000002',
  founderName: 'Meera Example',
  title: 'Rooftop Solar for Shops',
  description: 'Pay as you go panels',
  industry: 'CleanTech',
  stage: 'Seed',
  location: 'Mumbai, Maharashtra',
  currency: 'INR',
  totalRequired: 5_000_000,
  minInvestment: 25_000,
  raisedAmount: 0,
  highlights: [],
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const matches = (opportunity: Opportunity, filters: OpportunityFilters) => matching(filters)(opportunity);

test('text is looked for in title, description and industry, whatever its case', () => {
  expect(matches(solar, { ...nothing, q: 'rooftop' })).toBe(true);
  expect(matches(solar, { ...nothing, q: 'PANELS' })).toBe(true);
  expect(matches(solar, { ...nothing, q: 'cleantech' })).toBe(true);
  expect(matches(solar, { ...nothing, q: 'mumbai' })).toBe(false);
});

test('India finds Mumbai, and does not find Boston', () => {
  expect(matches(solar, { ...nothing, location: 'India' })).toBe(true);
  expect(matches({ ...solar, location: 'Boston, USA' }, { ...nothing, location: 'India' })).toBe(false);
});

test('a city is found however its country is written', () => {
  const london = { ...solar, location: 'London, United Kingdom' };
  expect(matches(london, { ...nothing, location: 'London UK' })).toBe(true);
  expect(matches({ ...solar, location: 'Londonderry, UK' }, { ...nothing, location: 'London UK' })).toBe(
    false,
  );
});

test.each(['London', 'Boston', 'Amsterdam'])('%s alone is found under its place', (location) => {
  const place = exploreLocations.find((each) => each.startsWith(location)) ?? '';
  expect(matches({ ...solar, location }, { ...nothing, location: place })).toBe(true);
});

test('a city of the same name in another country is not', () => {
  const elsewhere = { ...solar, location: 'London, Ontario' };
  expect(matches(elsewhere, { ...nothing, location: 'London UK' })).toBe(false);
});

test('Seed does not find Pre-seed', () => {
  expect(matches({ ...solar, stage: 'Pre-seed' }, { ...nothing, stage: 'Seed' })).toBe(false);
});

test('amounts are read as people write them, both ends included', () => {
  expect(matches(solar, { ...nothing, min: '50 lakh' })).toBe(true);
  expect(matches(solar, { ...nothing, max: '49 lakh' })).toBe(false);
  expect(matches(solar, { ...nothing, min: '25 lakh', max: '1 cr' })).toBe(true);
});

test('a deal in another currency is left out while an amount is asked for', () => {
  const dollars = { ...solar, currency: 'USD' };
  expect(matches(dollars, { ...nothing, min: '1' })).toBe(false);
  expect(matches(dollars, nothing)).toBe(true);
  expect(matches(dollars, { ...nothing, min: '1', currency: 'USD' })).toBe(true);
  expect(matches(solar, { ...nothing, min: '1', currency: 'USD' })).toBe(false);
  expect(matches(solar, { ...nothing, currency: 'USD' })).toBe(true);
});

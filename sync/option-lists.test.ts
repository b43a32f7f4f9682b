import { expect, test } from 'vitest';
import { currencies, pitchIndustries, pitchStages } from './catalog.ts';
import { exploreIndustries, exploreLocations, exploreStages } from './explore-choices.ts';

// Word for word: what a caller of the API sends and what a list offers are compared as text.

test('Explore offers six industries, five stages and five places', () => {
  expect(exploreIndustries.join('; ')).toBe(
    'Healthcare; Technology; Food & Beverage; Real Estate; FinTech; EdTech',
  );
  expect(exploreStages.join('; ')).toBe('Seed; Series A; Series B; Growth; Pre-Launch');
  expect(exploreLocations.join('; ')).toBe('London UK; Boston USA; Singapore; India; Amsterdam Netherlands');
});

test('a pitch is of one of twelve industries, at one of seven stages, in one of four currencies, rupees first', () => {
  expect(pitchIndustries.join('; ')).toBe(
    'Technology; Healthcare; FinTech; EdTech; Food & Beverage; Real Estate; E-commerce; SaaS; AI/ML; Blockchain; CleanTech; Other',
  );
  expect(pitchStages.join('; ')).toBe('Pre-Launch; Seed; Series A; Series B; Series C; Growth; Pre-IPO');
  expect(currencies.map(({ code }) => code)).toEqual(['INR', 'USD', 'GBP', 'EUR']);
});

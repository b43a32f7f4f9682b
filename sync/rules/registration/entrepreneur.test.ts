import { expect, test } from 'vitest';
import { areasOfExpertise } from '../../catalog.ts';
import { entrepreneurBasicRegistration, entrepreneurFullRegistration } from './entrepreneur.ts';

test('"More about your company" has eleven fields', () => {
  const basic = Object.keys(entrepreneurBasicRegistration.shape);
  const all = Object.keys(entrepreneurFullRegistration.shape);
  expect(all.filter((name) => !basic.includes(name)).toSorted()).toEqual([
    'businessModel',
    'currentRevenue',
    'fundingRequired',
    'industry',
    'linkedinProfile',
    'location',
    'phoneNumber',
    'previousFunding',
    'teamSize',
    'useOfFunds',
    'website',
  ]);
});

test('the wizard offers fourteen areas of expertise', () => {
  expect(new Set(areasOfExpertise).size).toBe(14);
});

import { expect, test } from 'vitest';
import { areasOfExpertise } from '../../catalog.ts';
import { moreAboutCompany } from './entrepreneur.ts';

test('"More about your company" has eleven fields', () => {
  expect(Object.keys(moreAboutCompany.shape).toSorted()).toEqual([
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

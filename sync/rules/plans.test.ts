import { expect, test } from 'vitest';
import { connectionLimit, planOf, plans, savingsOf } from './plans.ts';

test('the six plans cost what the spec says', () => {
  expect(plans.map(({ name, price, duration }) => [name, price, duration])).toEqual([
    ['Investor Basic', 999, 'monthly'],
    ['Investor Premium', 2_499, 'monthly'],
    ['Investor Premium yearly', 24_999, 'yearly'],
    ['Entrepreneur Basic', 1_499, 'monthly'],
    ['Entrepreneur Premium', 3_999, 'monthly'],
    ['Entrepreneur Premium yearly', 39_999, 'yearly'],
  ]);
});

test.each([
  ['investor-premium-yearly', { savings: 4_989, percentage: 17 }],
  ['entrepreneur-premium-yearly', { savings: 7_989, percentage: 17 }],
  ['investor-premium-monthly', null],
])('what %s saves is computed', (id, savings) => {
  const plan = planOf(id);
  expect(plan && savingsOf(plan)).toEqual(savings);
});

test.each([
  ['investor-basic-monthly', 'active', 10],
  ['entrepreneur-basic-monthly', 'active', 20],
  ['investor-premium-yearly', 'active', null],
  ['entrepreneur-premium-monthly', 'active', null],
  ['investor-premium-yearly', 'requested', 3],
  ['a-plan-of-yore', 'active', 3],
] as const)('%s, %s, allows %s connections a month', (planId, state, most) => {
  expect(connectionLimit([{ planId, state }])).toBe(most);
});

test('without a plan three connections a month are allowed', () => {
  expect(connectionLimit([])).toBe(3);
});

test.each(plans)(
  '$name offers its connections, and sells nothing that is free',
  ({ userType, connections, features }) => {
    const kind = userType === 'investor' ? 'connections' : 'investor connections';
    const most = connections === null ? `Unlimited ${kind}` : `${connections} ${kind} per month`;
    expect(features).toEqual([most, 'Everything that is free']);
  },
);

import { expect, test } from 'vitest';
import type { Investment } from '#sync/records/investment.ts';
import { type BlankInvestment, investmentFaults } from './investments.ts';

const blank: BlankInvestment = {
  opportunityId: null,
  company: '',
  amount: '',
  currency: 'INR',
  investedOn: '2024-02-29',
  stage: '',
  state: 'active',
  returned: '',
  note: '',
};
const now = '2024-03-01T09:00:00.000Z';
const ids = {
  id: '00000000-0000-7000-8000-000000000001',
  ownerId: '00000000-0000-7000-8000-000000000002',
};
const moments = { createdAt: now, updatedAt: now, removedAt: null };
const recorded: Investment = {
  ...blank,
  ...ids,
  ...moments,
  company: 'Lantern Looms',
  amount: 5,
  returned: 0,
};

test('a form with nothing in it says what it needs', () => {
  expect(investmentFaults(blank, { from: {}, to: {} })).toEqual({
    company: 'Please name the company',
    amount: 'Please enter the amount invested',
  });
});

test('an investment that is recorded is right as it stands, and its edits are held against the rules', () => {
  expect(investmentFaults(recorded, { from: {}, to: { note: 'At 4 crore.' } })).toEqual({});
  expect(investmentFaults(recorded, { from: {}, to: { amount: 'a lot' } })).toEqual({
    amount: 'Please enter the amount invested',
  });
  expect(investmentFaults(recorded, { from: {}, to: { investedOn: '2999-01-01' } })).toEqual({
    investedOn: 'The date of an investment cannot lie ahead',
  });
});

test('whose clock is behind can edit what is recorded, and not move it ahead', () => {
  const ahead = { ...recorded, investedOn: '2999-01-01' };
  expect(investmentFaults(ahead, { from: {}, to: { note: 'At 4 crore.' } })).toEqual({});
  expect(investmentFaults(ahead, { from: {}, to: { investedOn: '2999-01-02' } })).toEqual({
    investedOn: 'The date of an investment cannot lie ahead',
  });
});

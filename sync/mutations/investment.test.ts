import { expect, test } from 'vitest';
import type { Rows } from '../mutation.ts';
import type { Investment } from '../records/investment.ts';
import { editInvestment, recordInvestment, setInvestmentRemoved } from './investment.ts';

const userId = '00000000-0000-7000-8000-000000000001';
const investmentId = '00000000-0000-7000-8000-000000000002';
/** By a clock that is a year behind. */
const now = '2025-03-01T09:00:00.000Z';
const context = { userId, clientId: userId, now, id: userId };

const recorded: Investment = {
  id: investmentId,
  ownerId: userId,
  opportunityId: null,
  company: 'Tide Mills',
  amount: 500_000,
  currency: 'INR',
  investedOn: '2026-02-28',
  stage: '',
  state: 'active',
  returned: 0,
  note: '',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  removedAt: null,
};
const rows: Rows = { get: () => recorded as never }; // no other table is asked

test('whose clock is behind can edit an investment, take it out and put it back', () => {
  const edit = { investmentId, from: { note: '' }, to: { note: 'Cap 2 crore.', investedOn: '2026-02-28' } };
  expect(editInvestment.change(rows, edit, context)).toMatchObject([{ row: { note: 'Cap 2 crore.' } }]);
  expect(setInvestmentRemoved.change(rows, { investmentId, removed: true }, context)).toMatchObject([
    { row: { removedAt: now } },
  ]);
  expect(setInvestmentRemoved.change(rows, { investmentId, removed: false }, context)).toMatchObject([
    { row: { removedAt: null } },
  ]);
});

test('a day that an edit moves it to must have come', () => {
  const edit = { investmentId, from: { investedOn: '2026-02-28' }, to: { investedOn: '2026-02-27' } };
  expect(editInvestment.change(rows, edit, context)).toMatchObject({ refused: { field: 'investedOn' } });
});

test('a device whose clock is behind leaves it to the server whether a day has come', () => {
  const { company, amount, state, returned, note, investedOn } = recorded;
  const said = { company, amount, currency: 'INR', stage: '', state, returned, note, investedOn } as const;
  const record = { investmentId, opportunityId: null, ...said };
  const edit = { investmentId, from: { investedOn: '2026-02-28' }, to: { investedOn: '2026-02-27' } };
  const account = { userType: 'investor' };
  const blank: Rows = { get: (table) => (table === 'accounts' ? account : undefined) as never }; // no other table is asked
  const here = { ...context, isDevice: true } as const;
  expect(recordInvestment.change(blank, record, context)).toMatchObject({ refused: { field: 'investedOn' } });
  expect(recordInvestment.change(blank, record, here)).toMatchObject([{ row: { investedOn: '2026-02-28' } }]);
  expect(editInvestment.change(rows, edit, here)).toMatchObject([{ row: { investedOn: '2026-02-27' } }]);
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { signedInHere } from '#src/testing/here.ts';
import { recordInvestment, setInvestmentRemoved } from './investments.ts';
import { outboxItems } from './outbox-items.ts';
import { rowsOf } from './rows.ts';

const blank = {
  opportunityId: null,
  company: '',
  amount: '',
  currency: 'INR',
  investedOn: '',
  stage: '',
  state: 'active',
  returned: '',
  note: '',
} as const;
const to = { company: 'Tide Mills', amount: '5 lakh', investedOn: '2024-02-29' };

test('an investment waits with its company, its amount as it is read, and what else was said of it', async () => {
  const { db } = await signedInHere('investor');
  await recordInvestment(blank, {
    from: {},
    to: { ...to, state: 'exited', returned: '9 lakh', note: 'Cap 2 crore.' },
  });
  await recordInvestment(blank, { from: {}, to });
  const [full, plain] = await outboxItems(db);
  expect(full).toMatchObject({ title: 'Investment recorded: Tide Mills', href: '/portfolio' });
  expect(full?.changes.map(({ words }) => words)).toEqual([
    'amount invested: ₹5,00,000; date: 2024-02-29; how it stands: Exited; come back so far: ₹9,00,000; notes: Cap 2 crore.',
  ]);
  expect(plain?.changes.map(({ words }) => words)).toEqual([
    'amount invested: ₹5,00,000; date: 2024-02-29; how it stands: Active',
  ]);
});

test('taken out and put back are told apart', async () => {
  const { db } = await signedInHere('investor');
  await recordInvestment(blank, { from: {}, to });
  const [investment] = await rowsOf(db, 'investments').toArray();
  for (const removed of [true, false]) await setInvestmentRemoved(investment?.id ?? '', removed);
  const titles = (await outboxItems(db)).map(({ title }) => title);
  expect(titles.slice(1)).toEqual(['Investment removed', 'Investment put back']);
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { editInvestment, recordInvestment, setInvestmentRemoved } from '#src/data/investments.ts';
import { latelySent } from '#src/data/outbox/lately-sent.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';

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
    'amount invested: ₹5,00,000; date: 29 Feb 2024; how it stands: Exited; come back so far: ₹9,00,000; notes: Cap 2 crore.',
  ]);
  expect(plain?.changes.map(({ words }) => words)).toEqual([
    'amount invested: ₹5,00,000; date: 29 Feb 2024; how it stands: Active',
  ]);
});

test('a change of the day says it as people write it, too', async () => {
  const { db } = await signedInHere('investor');
  await editInvestment(newId(), { from: { investedOn: '2024-02-28' }, to: { investedOn: '2024-02-29' } });
  expect((await outboxItems(db)).flatMap(({ changes }) => changes)).toMatchObject([
    { words: 'date: 29 Feb 2024' },
  ]);
});

test('a change says of which investment, where that is on the device', async () => {
  const { db } = await signedInHere('investor');
  await recordInvestment(blank, { from: {}, to });
  const [investment] = await rowsOf(db, 'investments').toArray();
  const edits = { from: { stage: investment?.stage }, to: { stage: 'Seed' } };
  for (const id of [investment?.id ?? '', newId()]) await editInvestment(id, edits);
  const titles = (await outboxItems(db)).map(({ title }) => title);
  expect(titles.slice(1)).toEqual(['Investment changed: Tide Mills', 'Investment changed']);
});

test('taken out and put back are told apart, with what it was, also once they were sent', async () => {
  const { db } = await signedInHere('investor');
  await recordInvestment(blank, { from: {}, to });
  const [investment] = await rowsOf(db, 'investments').toArray();
  for (const removed of [true, false]) await setInvestmentRemoved(investment?.id ?? '', removed);
  await setInvestmentRemoved(newId(), true);
  const titles = ['Investment removed: Tide Mills', 'Investment put back: Tide Mills', 'Investment removed'];
  expect((await outboxItems(db)).map(({ title }) => title).slice(1)).toEqual(titles);
  await db.outbox.toCollection().modify({ state: 'applied' });
  expect(
    (await latelySent(db))
      .map(({ title }) => title)
      .reverse()
      .slice(1),
  ).toEqual(titles);
});

test('a removal that was refused says what was to be removed', async () => {
  const { db } = await signedInHere('investor');
  await recordInvestment(blank, { from: {}, to });
  const [investment] = await rowsOf(db, 'investments').toArray();
  await setInvestmentRemoved(investment?.id ?? '', true);
  const failure = { code: 'invalid', message: 'No.' };
  await db.outbox.where('order').above(1).modify({ state: 'refused', failure });
  expect((await outboxItems(db))[0]).toMatchObject({ title: 'Investment removed: Tide Mills' });
});

test('an investment that another version of the app recorded has its name, its words, and leads to the portfolio', async () => {
  const { db } = await signedInHere('investor');
  await recordInvestment(blank, { from: {}, to });
  await db.outbox.toCollection().modify({ args: { company: 'Tide Mills', sum: '5 lakh' } });
  expect(await outboxItems(db)).toMatchObject([
    {
      title: 'Investment recorded',
      href: '/portfolio',
      changes: [{ words: 'Investment recorded: Tide Mills, 5 lakh' }],
    },
  ]);
});

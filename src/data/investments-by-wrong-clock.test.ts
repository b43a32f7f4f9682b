import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { noteClocks } from '#src/data/exchange/server-clock.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { investmentFaults, recordInvestment } from './investments.ts';

localStorageHere();
const words = {
  opportunityId: null,
  company: 'Tide Mills',
  amount: 500_000,
  currency: 'INR',
  investedOn: '2026-03-01',
  stage: '',
  state: 'active',
  returned: 0,
  note: '',
} as const;

/** A device whose clock shows this, and which has heard the server, at 9 o'clock on 2026-03-01. */
function clockShows(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
  noteClocks(Date.now(), Date.parse('2026-03-01T09:00:00.000Z'));
}

test.each([
  ['behind', '2025-03-01T09:00:00.000Z'],
  ['ahead', '2027-03-01T09:00:00.000Z'],
])('the days that have come are told by the server’s clock where the device’s is a year %s', (_, shown) => {
  clockShows(shown);
  const faultsOn = (investedOn: string) =>
    investmentFaults({ ...words, investedOn: '' }, { from: {}, to: { investedOn } });
  expect(faultsOn('2026-03-01')).toEqual({});
  expect(faultsOn('2026-03-03')).toEqual({ investedOn: 'The date of an investment cannot lie ahead' });
});

test('what is recorded on a device whose clock is behind is shown at once, and waits', async () => {
  const { db } = await signedInHere('investor');
  clockShows('2025-03-01T09:00:00.000Z');
  await recordInvestment(words, { from: {}, to: {} });
  expect(await rowsOf(db, 'investments').toArray()).toMatchObject([{ investedOn: words.investedOn }]);
  expect(await outboxItems(db)).toMatchObject([{ state: 'saved' }]);
});

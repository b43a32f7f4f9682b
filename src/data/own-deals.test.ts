import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { hasSendable, type OutboxState, watchOutbox } from '#src/data/outbox/watch-outbox.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { countOfThings, entriesHereOnly, unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { waitingRows } from '#src/data/unsent/waiting-rows.ts';
import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { publishUpdate, setUpdateRemoved, updateFaults } from './deal-updates.ts';
import { noteView } from './views.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

let db: PersonDb;
const founderId = newId();
const deal: Opportunity = {
  id: newId(),
  founderId,
  founderName: 'Tara Menon',
  title: 'Lantern Looms',
  description: 'Looms that run on rain.',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 1_000,
  minInvestment: 10,
  raisedAmount: 0,
  highlights: [],
  status: 'active',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
};
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const user = { id: founderId, email: 'tara@people.example', fullName: 'Tara Menon' };
  const verified = { userType: 'entrepreneur', emailVerified: true, phoneVerified: true } as const;
  await beginPerson({ ...user, ...verified }, 'a token');
  db = await currentDb();
  await rowsOf(db, 'opportunities').put(deal);
});

const edits = { from: {}, to: { title: ' A second mill ', text: 'It weaves.' } };

test('an update is on this device at once, waits to be sent, and can be taken back and put back', async () => {
  await publishUpdate(deal.id, edits);
  const [update] = await rowsOf(db, 'dealUpdates').toArray();
  expect(update).toMatchObject({ title: 'A second mill', text: 'It weaves.', dealStatus: 'active' });
  const waiting = await waitingRows(db, 'dealUpdates', ['publishUpdate']);
  expect([...waiting]).toEqual([[update?.id, { reason: null }]]);
  await setUpdateRemoved(update?.id ?? '', true);
  expect(await rowsOf(db, 'dealUpdates').toArray()).toMatchObject([{ removedAt: expect.any(String) }]);
  await setUpdateRemoved(update?.id ?? '', false);
  expect(await rowsOf(db, 'dealUpdates').toArray()).toMatchObject([{ removedAt: null }]);
});

test('of a pitch that nobody can see any more no update is taken, with the reason', async () => {
  await rowsOf(db, 'opportunities').put({ ...deal, status: 'withdrawn' });
  await expect(publishUpdate(deal.id, edits)).rejects.toThrow(RefusedError);
  expect(await db.outbox.count()).toBe(0);
});

test('the form of an update says what it needs', () => {
  expect(updateFaults({ title: '', text: '' }, { from: {}, to: {} })).toEqual({
    title: 'Please give the update a title',
    text: 'Please write what is new',
  });
});

test('that a deal was opened is told once a day from a device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 9) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await noteView(deal.id);
  await noteView(deal.id);
  await noteView(newId());
  expect(await db.outbox.count()).toBe(2);
  vi.setSystemTime(new Date(2026, 10, 25, 9));
  await noteView(deal.id);
  expect(await db.outbox.count()).toBe(3);
});

/** What the status is made of. */
const told = () =>
  new Promise<OutboxState>((resolve) => {
    onTestFinished(watchOutbox(resolve));
  });

test('that a deal was opened goes to the server, and is no work of the person’s that waits or is asked about', async () => {
  await noteView(deal.id);
  const state = await told();
  expect(state).toMatchObject({ waiting: 0, oldestWaiting: null, attention: 0, held: null });
  expect(await hasSendable(db, Date.now())).toBe(true);
  expect(await outboxItems(db)).toEqual([]);
  expect(await entriesHereOnly(db)).toEqual([]);
  expect(countOfThings(await unsentEntries(db))).toBe(0);
  expect(await (await exportUnsent()).text()).not.toContain('noteView');
});

test('work that is held is told as held though a deal was opened besides', async () => {
  await noteView(deal.id);
  await publishUpdate(deal.id, edits);
  const isUpdate = ({ name }: Entry) => name === 'publishUpdate';
  await db.outbox.filter(isUpdate).modify({ heldSince: Date.now(), notBefore: Date.now() + 60_000 });
  const state = await told();
  expect(state).toMatchObject({ waiting: 1, held: { until: expect.any(String) } });
});

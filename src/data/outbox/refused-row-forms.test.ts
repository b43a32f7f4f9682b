import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import { retryItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

let db: PersonDb;
let ownerId: string;
const id = newId();
const now = '2026-03-09T09:00:00.000Z';
const moments = { createdAt: now, updatedAt: now, removedAt: null };

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  ownerId = newId();
  const names = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' } as const;
  await beginPerson({ id: ownerId, ...names, emailVerified: true, phoneVerified: true }, 'a token');
  db = await currentDb();
});

/** The server would not take an edit, because of what another device had written before it. */
async function refuse(name: string, args: object): Promise<void> {
  const why = { code: 'changed-elsewhere', message: 'This was changed on another device.', field: 'stage' };
  const open = { at: now, resolution: null, resolvedAt: null };
  await rowsOf(db, 'attention').put({ id: newId(), userId: ownerId, name, args, ...why, ...open });
}

async function retryOnly(): Promise<void> {
  const [item] = await outboxItems(db);
  if (item) await retryItem(item.key);
}

test('a refused edit of an investment leads to the portfolio, and stands once it is tried again', async () => {
  const terms = { amount: 5, currency: 'INR', investedOn: '2024-02-29', returned: 0, note: '' };
  const told = { opportunityId: null, company: 'Rain Looms', stage: 'Growth', state: 'active' as const };
  await rowsOf(db, 'investments').put({ id, ownerId, ...told, ...terms, ...moments });
  await refuse('editInvestment', { investmentId: id, from: { stage: '' }, to: { stage: 'Seed' } });
  expect(await outboxItems(db)).toMatchObject([
    {
      href: '/portfolio',
      changes: [{ words: 'stage at the time: Seed' }, { words: 'stage at the time now: Growth' }],
    },
  ]);
  await retryOnly();
  expect(await rowsOf(db, 'investments').get(id)).toMatchObject({ stage: 'Seed' });
});

test('a refused edit of an investor on the list says whom it is about, and stands once it is tried again', async () => {
  const who = { directoryId: 7, investorId: null, name: 'Rain Capital', kind: '', website: '', place: '' };
  const stands = { stage: 'talks' as const, followUpOn: '', noReasons: [], noWords: '', note: '' };
  await rowsOf(db, 'approaches').put({ id, ownerId, ...who, ...stands, ...moments });
  const about = { approachId: id, investorName: 'Rain Capital' };
  await refuse('editApproach', { ...about, from: { stage: 'to-approach' }, to: { stage: 'no' } });
  expect(await outboxItems(db)).toMatchObject([
    {
      title: 'Your list of investors: Rain Capital',
      href: '/approaches',
      changes: [
        { words: 'stage of the approach: Said no' },
        { words: 'stage of the approach now: In talks' },
      ],
    },
  ]);
  await retryOnly();
  expect(await rowsOf(db, 'approaches').get(id)).toMatchObject({ stage: 'no' });
});

async function storeDeal() {
  const words = { title: 'Looms', description: 'Rain', industry: 'SaaS', stage: 'Seed', location: 'Surat' };
  const terms = {
    currency: 'INR',
    totalRequired: 1_000,
    minInvestment: 10,
    raisedAmount: 300,
    highlights: [],
  };
  const times = { createdAt: now, updatedAt: now, status: 'active' as const };
  const founder = { founderId: ownerId, founderName: 'Tara Menon' };
  await rowsOf(db, 'opportunities').put({ id, ...founder, ...words, ...terms, ...times });
}

test('a refused amount raised says what stands now, and stands once it is tried again', async () => {
  await storeDeal();
  await refuse('setRaisedAmount', {
    opportunityId: id,
    from: { raisedAmount: 0 },
    to: { raisedAmount: 400 },
  });
  expect(await outboxItems(db)).toMatchObject([
    {
      href: '/dashboard?tab=pitches',
      changes: [{ words: 'amount raised so far: ₹400' }, { words: 'amount raised so far now: ₹300' }],
    },
  ]);
  await retryOnly();
  expect(await rowsOf(db, 'opportunities').get(id)).toMatchObject({ raisedAmount: 400 });
});

test('a refused edit of a pitch says what stands now, and goes to review once it is tried again', async () => {
  await storeDeal();
  const about = { opportunityId: id, dealTitle: 'Looms' };
  await refuse('editOpportunity', { ...about, from: { stage: 'Growth' }, to: { stage: 'Series A' } });
  expect(await outboxItems(db)).toMatchObject([
    {
      title: 'Edit of a pitch: Looms',
      href: `/investment/${id}`,
      changes: [{ words: 'funding stage: Series A' }, { words: 'funding stage now: Seed' }],
    },
  ]);
  await retryOnly();
  expect(await rowsOf(db, 'opportunities').get(id)).toMatchObject({ stage: 'Series A', status: 'review' });
});

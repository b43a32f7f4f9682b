import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import type { Approach } from '#sync/records/approach.ts';
import { mostApproaches } from '#sync/rules/approach.ts';
import {
  addApproach,
  approachFaults,
  blankApproach,
  editApproach,
  recordApproach,
  setApproachRemoved,
  setApproachStage,
} from './approaches.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

let db: PersonDb;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const names = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'entrepreneur' } as const;
  await beginPerson({ id: newId(), ...names, emailVerified: true, phoneVerified: true }, 'a token');
  db = await currentDb();
});

const source = {
  directoryId: 7,
  investorId: null,
  name: 'Lantern Capital',
  kind: 'VC firms',
  website: '',
  place: 'Pune',
};

async function kept(): Promise<Approach> {
  const [first, ...others] = await rowsOf(db, 'approaches').toArray();
  if (!first || others.length > 0) throw new Error('There is not one');
  return first;
}

test('a no takes the day to ask again away; any other stage leaves it', async () => {
  await addApproach(source);
  await editApproach(await kept(), { from: { followUpOn: '' }, to: { followUpOn: '2026-03-09' } });
  await setApproachStage(await kept(), 'talks');
  expect(await kept()).toMatchObject({ stage: 'talks', followUpOn: '2026-03-09' });
  await setApproachStage(await kept(), 'no');
  expect(await kept()).toMatchObject({ stage: 'no', followUpOn: '' });
});

test('what was done with the list stands in the outbox by the name of the investor, in words', async () => {
  await addApproach(source);
  await setApproachStage(await kept(), 'no');
  await editApproach(await kept(), {
    from: { noReasons: [], note: '' },
    to: { noReasons: ['cheque', 'team'], note: 'team' },
  });
  await setApproachRemoved(await kept(), true);
  await recordApproach({ from: {}, to: { name: 'Cloud Angels', note: 'Met at the fair.' } });
  const items = await outboxItems(db);
  expect(items.map(({ title, href }) => [title, href])).toEqual([
    ['Your list of investors: Lantern Capital', '/approaches'],
    ['Your list of investors: Lantern Capital', '/approaches'],
    ['Your list of investors: Lantern Capital', '/approaches'],
    ['Your list of investors: Cloud Angels', '/approaches'],
  ]);
  expect(items.map(({ changes }) => changes.map(({ words }) => words))).toEqual([
    ['put on the list'],
    [
      'stage of the approach: Said no; follow up on: (nothing); why they said no: Round or cheque does not fit, Team; notes: team',
    ],
    ['taken off the list'],
    ['written in; stage of the approach: To approach; notes: Met at the fair.'],
  ]);
});

test('a full list says so at once, and nothing is stored', async () => {
  const moments = { createdAt: '', updatedAt: '', removedAt: null };
  const ids = { ownerId: newId(), directoryId: null, investorId: null };
  const full = Array.from({ length: mostApproaches }, () => ({
    ...blankApproach,
    ...ids,
    ...moments,
    id: newId(),
  }));
  await rowsOf(db, 'approaches').bulkPut(full);
  await expect(addApproach(source)).rejects.toMatchObject({ failure: { code: 'list-full' } });
  await expect(recordApproach({ from: {}, to: { name: 'Cloud Angels' } })).rejects.toMatchObject({
    failure: { code: 'list-full' },
  });
  expect(await outboxItems(db)).toEqual([]);
});

test('a form with nothing in it asks for the name, and a date that is none is told', () => {
  expect(approachFaults(blankApproach, { from: {}, to: { followUpOn: '2026-02-30' } })).toEqual({
    name: 'Please name the investor or the firm',
    followUpOn: 'Please enter a date, or nothing',
  });
});

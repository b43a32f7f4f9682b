import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { signedInHere } from '#src/testing/here.ts';
import { savePerson } from './profile.ts';

let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('investor', { hasHeard: false }));
  await rowsOf(db, 'accounts').update(userId, { location: 'Kochi', bio: '' });
});

test('two savings of one form that follow each other are sent as one', async () => {
  await savePerson({ from: { location: 'Kochi' }, to: { location: 'Pune' } });
  await savePerson({ from: { location: 'Pune', bio: '' }, to: { location: 'Surat', bio: 'Backs looms.' } });
  expect(await waiting()).toEqual([
    { from: { location: 'Kochi', bio: '' }, to: { location: 'Surat', bio: 'Backs looms.' } },
  ]);
});

test('what is saved after something that no longer fits is sent on its own, and does not fall with it', async () => {
  const first = { from: { location: 'Kochi' }, to: { location: 'Pune' } };
  const second = { from: { bio: '' }, to: { bio: 'Backs looms.' } };
  await savePerson(first);
  await changedElsewhere({ location: 'Surat' });
  await savePerson(second);
  expect(await waiting()).toEqual([first, second]);
});

test('what is saved over other words than those that wait does not take their place', async () => {
  const first = { from: { bio: '' }, to: { bio: 'Backs looms.' } };
  const second = { from: { bio: '' }, to: { bio: 'Sails.' } };
  await savePerson(first);
  await changedElsewhere({ bio: '' });
  await savePerson(second);
  expect(await waiting()).toEqual([first, second]);
});

/** As a round leaves it: what waits no longer fits, or is not shown. */
async function changedElsewhere(fields: { location?: string; bio?: string }): Promise<void> {
  await rowsOf(db, 'accounts').update(userId, fields);
}

async function waiting(): Promise<unknown[]> {
  const entries = await db.outbox.orderBy('order').toArray();
  return entries.map(({ args }) => args);
}

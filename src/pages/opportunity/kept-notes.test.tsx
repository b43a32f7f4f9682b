import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { holdDealNote } from '#src/data/unsaved-note.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import { OpportunityPage } from './opportunity-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

localStorageHere();
const deal = madeUpDeal();

/** The page of a deal that is not on the device. */
const shown = (connection: 'ok' | 'unknown' | 'offline' = 'ok') =>
  drawScreen(<OpportunityPage id={deal.id} />, {
    path: `/investment/${deal.id}`,
    facts: { connection },
  });

/** An investor who is talking about that deal, and has noted something. */
async function investorWithNotes(): Promise<void> {
  const { db, userId } = await signedInHere('investor');
  const kept = blankPipelineDeal(userId, { opportunityId: deal.id, dealTitle: deal.title });
  await rowsOf(db, 'pipeline').put({ ...kept, stage: 'talking', note: 'Ask for the lease.' });
}

test('an investor changes, and lets go, what they have noted on a deal that has left the market', async () => {
  await investorWithNotes();
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Investment Opportunity Not Found']);
  expect(wordsOf(page, 'h2')).toEqual(['It may have been withdrawn', 'Lantern Looms', 'Your notes']);
  expect(page).toContain('<option value="talking" selected="">');
  expect(wordsOf(page, 'textarea')).toEqual(['Ask for the lease.']);
  expect(wordsOf(page, 'button')).toEqual(
    expect.arrayContaining(['Set a reminder', 'Meeting for your calendar']),
  );
  expect(wordsOf(page, 'button')).not.toContain('Record an investment');
});

test('so they do where the deal is not on this device and none can come', async () => {
  await investorWithNotes();
  await removeRows('deals');
  const offline = await shown('offline');
  expect(offline).toContain('No network, and nothing saved yet');
  expect(wordsOf(offline, 'textarea')).toEqual(['Ask for the lease.']);
  expect(wordsOf(await shown(), 'textarea')).toEqual([]);
});

test('words of a note that the page left in mid-word are found again, also once the deal is gone', async () => {
  await signedInHere('investor');
  await shown();
  holdDealNote(deal, { from: '', to: 'Ask for the le' });
  const page = await shown();
  expect(wordsOf(page, 'h2')).toContain('Lantern Looms');
  expect(wordsOf(page, 'textarea')).toEqual(['Ask for the le']);
});

test('who has noted nothing on it finds no place for that', async () => {
  await signedInHere('investor');
  expect(wordsOf(await shown(), 'h2')).toEqual(['It may have been withdrawn']);
  await nobodyHere();
  expect(wordsOf(await shown('offline'), 'textarea')).toEqual([]);
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { saveDealNote } from '#src/data/unsaved-note.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import type { PipelineStage } from '#sync/records/pipeline.ts';
import { PipelinePanel } from './pipeline-panel.tsx';
import { RecordHere } from './record-here.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const deal = madeUpDeal();

/** The panel of a deal that an investor has at a stage of their own. */
async function shownAt(stage: PipelineStage): Promise<string> {
  const { db, userId } = await signedInHere('investor');
  const kept = blankPipelineDeal(userId, { opportunityId: deal.id, dealTitle: deal.title });
  await rowsOf(db, 'pipeline').put({ ...kept, stage });
  return drawScreen(
    <PipelinePanel opportunity={deal}>
      <RecordHere opportunity={deal} />
    </PipelinePanel>,
  );
}

test('an investor has stages of their own, stars, a note and a reminder, and can record an investment', async () => {
  const page = await shownAt('looking');
  expect(page).toContain('Only you see this. It is kept on your devices.');
  expect(wordsOf(page, 'option')).toEqual(['New', 'Looking', 'Talking', 'Committed', 'Passed']);
  expect(page).toContain('<option value="looking" selected="">');
  for (const label of ['1 star', '5 stars']) expect(page).toContain(`aria-label="${label}"`);
  expect(wordsOf(page, 'label')).toContain('Private note');
  expect(wordsOf(page, 'button')).toEqual(
    expect.arrayContaining(['Set a reminder', 'Meeting for your calendar', 'Record an investment']),
  );
  expect(page).not.toContain('Why you passed');
});

test('who has passed says why, of seven reasons', async () => {
  const page = await shownAt('passed');
  expect(page).toContain('Why you passed');
  expect(wordsOf(page, 'label')).toEqual(
    expect.arrayContaining([
      'Team',
      'Market',
      'Product',
      'Valuation',
      'Traction',
      'Does not fit me',
      'Another reason',
    ]),
  );
});

test('who has committed is told of the risk', async () => {
  expect(await shownAt('committed')).toContain('Risk notice');
  expect(await shownAt('talking')).not.toContain('Risk notice');
});

test('a note that the device could not save stands where it was written', async () => {
  localStorageHere();
  const { db, userId } = await signedInHere('investor');
  fillDevice();
  await expect(saveDealNote(deal, '', 'Ask for the lease.')).rejects.toThrow();
  freeDevice();
  const kept = blankPipelineDeal(userId, { opportunityId: deal.id, dealTitle: deal.title });
  await rowsOf(db, 'pipeline').put(kept);
  expect(wordsOf(await drawScreen(<PipelinePanel opportunity={deal} />), 'textarea')).toEqual([
    'Ask for the lease.',
  ]);
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import { blankPipelineDeal, pipelineId } from '#sync/mutations/pipeline.ts';
import { usePipeline, useReminders, useShortlist } from './use-pipeline.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test.each([
  ['shortlist', useShortlist],
  ['pipeline', usePipeline],
  ['list of reminders', useReminders],
])(
  'a pitch that has another name now has it on the %s, and one that has left the device its last',
  async (_, useList) => {
    const { db, userId } = await signedInHere('investor');
    const [here, left] = [madeUpDeal({ title: 'Lantern Mills' }), madeUpDeal()];
    await rowsOf(db, 'opportunities').put(here);
    for (const [{ id }, dealTitle, day] of [
      [here, 'Lantern Looms', '2'],
      [left, 'Monsoon Kilns', '1'],
    ] as const) {
      const shortlistedAt = `2026-03-0${day}T09:00:00.000Z`;
      await rowsOf(db, 'pipeline').put({
        ...blankPipelineDeal(userId, { opportunityId: id, dealTitle }),
        id: pipelineId(userId, id),
        shortlistedAt,
        remindOn: '2026-11-24',
        updatedAt: shortlistedAt,
      });
    }
    function List() {
      return useList()
        ?.map(({ dealTitle }) => dealTitle)
        .join(', ');
    }
    expect(readable(await drawScreen(<List />))).toBe('Lantern Mills, Monsoon Kilns');
  },
);

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import { unreadNews } from './unread-news.ts';

test('a reminder names a deal as its pitch is called now, also where that has another name by then', async () => {
  const { db, userId } = await signedInHere('investor');
  const deal = madeUpDeal({ title: 'Rain Looms' });
  await rowsOf(db, 'opportunities').put(deal);
  const kept = blankPipelineDeal(userId, { opportunityId: deal.id, dealTitle: 'Lantern Looms' });
  await rowsOf(db, 'pipeline').put({ ...kept, remindOn: '2026-03-01' });
  expect(await unreadNews(db, Date.parse('2026-03-02T09:00:00Z'))).toMatchObject([
    { kind: 'reminder', text: expect.stringContaining('Rain Looms') },
  ]);
});

import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { publishUpdate } from '#src/data/deal-updates.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { retryItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';

const news = { title: 'A second mill', text: 'It weaves since Monday.' };
const pitch = madeUpDeal();
let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('entrepreneur'));
  await rowsOf(db, 'opportunities').put({ ...pitch, founderId: userId });
});

/** The server says no, as the pitch has come to stand so meanwhile. */
async function refuseAsIn(status: 'review' | 'declined' | 'withdrawn') {
  await rowsOf(db, 'opportunities').update(pitch.id, { status });
  const args = { updateId: newId(), opportunityId: pitch.id, ...news };
  const refused: unknown = await mutate('publishUpdate', args).catch((error: unknown) => error);
  if (!(refused instanceof RefusedError)) throw new Error('It was not refused');
  const { code, message } = refused.failure;
  const open = { at: '2026-03-01T09:00:00.000Z', field: null, resolution: null, resolvedAt: null };
  const work = { id: newId(), userId, name: 'publishUpdate', args, code, message, ...open };
  await rowsOf(db, 'attention').put(work);
}

test.each(['review', 'declined'] as const)(
  'an update that was refused as its pitch was in the state "%s" is published once everybody can see that',
  async (status) => {
    await refuseAsIn(status);
    const [item] = await outboxItems(db);
    expect(item).toMatchObject({ canRetry: true });
    await expect(retryItem(item?.key ?? '')).rejects.toThrow('this one is not now');
    await rowsOf(db, 'opportunities').update(pitch.id, { status: 'active' });
    await retryItem(item?.key ?? '');
    expect(await rowsOf(db, 'dealUpdates').toArray()).toMatchObject([news]);
  },
);

test('an update about a pitch that was withdrawn is not tried again', async () => {
  await refuseAsIn('withdrawn');
  expect(await outboxItems(db)).toMatchObject([{ canRetry: false }]);
  await expect(publishUpdate(pitch.id, { from: {}, to: news })).rejects.toMatchObject({
    failure: { code: 'not-open' },
  });
});

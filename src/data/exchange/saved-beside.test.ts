import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createPersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { newId } from '#sync/ids.ts';
import { enqueue } from './mutate.ts';

const doneAt = '2026-03-01T08:00:00.000Z';

test('what is written is stored while somebody holds a table that it has nothing to do with', async () => {
  const person = newId();
  const [here, elsewhere] = [createPersonDb(person), createPersonDb(person)];
  await here.open();
  await elsewhere.open();
  const draftId = newId();
  const stored = { done: false };
  const articles = rowsOf(elsewhere, 'articles');
  const reading = elsewhere.transaction('rw', articles, async () => {
    // For as long as it reads on, the table is its own.
    for (let reads = 0; reads < 500 && !stored.done; reads += 1) await articles.count();
    return stored.done;
  });
  await enqueue(here, { id: newId(), name: 'createDraft', args: { draftId, currency: 'INR' }, doneAt });
  stored.done = true;
  expect(await reading).toBe(true);
  expect(await rowsOf(elsewhere, 'drafts').get(draftId)).toBeDefined();
  here.close();
  elsewhere.close();
});

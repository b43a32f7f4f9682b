import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { cancelItem, discardItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';
import { outboxThings } from './outbox-things.ts';

test('to let go of a refused draft is one thing that waits, says what went, and can be taken back', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await db.outbox.clear();
  const refusal = { userId, code: 'already-submitted', message: 'Already submitted.', field: null };
  const unanswered = { at: '2026-03-01T09:00:00.000Z', resolution: null, resolvedAt: null };
  const edits = ['Looms', 'Rain', 'Silk'].map((to) => ({
    ...refusal,
    ...unanswered,
    id: newId(),
    name: 'editDraft',
    args: { draftId, field: 'description', from: '', to },
  }));
  await rowsOf(db, 'attention').bulkPut(edits);
  const [refused] = await outboxItems(db);
  await discardItem(refused?.key ?? '');
  const [answer, ...others] = await outboxItems(db);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({
    title: 'Answer to what was refused',
    changes: [{ words: 'let go: Draft: Monsoon Mills' }],
    canCancel: true,
  });
  expect((await outboxThings(db)).waiting).toHaveLength(1);
  await cancelItem(answer?.key ?? '');
  expect(await outboxItems(db)).toMatchObject([{ key: refused?.key, state: 'needs-you' }]);
});

test('answers about two refused deals are two things that wait, and each is taken back by itself', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const deals = ['Monsoon Mills', 'Lantern Looms'];
  for (const title of deals) {
    const draftId = await createDraft();
    await editDraft(draftId, 'title', '', title);
    const words = { draftId, field: 'description', from: '', to: `About ${title}` };
    const refusal = { code: 'already-submitted', message: 'Already submitted.', field: null };
    const unanswered = { at: '2026-03-01T09:00:00.000Z', resolution: null, resolvedAt: null };
    await rowsOf(db, 'attention').put({
      id: newId(),
      userId,
      name: 'editDraft',
      args: words,
      ...refusal,
      ...unanswered,
    });
  }
  await db.outbox.clear();
  for (const { key } of await outboxItems(db)) await discardItem(key);
  const answers = await outboxItems(db);
  expect(answers.map(({ changes }) => changes.map(({ words }) => words))).toEqual(
    deals.map((title) => [`let go: Draft: ${title}`]),
  );
  const { undo } = await cancelItem(answers[0]?.key ?? '');
  expect(await outboxItems(db)).toMatchObject([{ state: 'needs-you' }, { key: answers[1]?.key }]);
  await undo();
  expect((await outboxItems(db)).map(({ key }) => key).toSorted()).toEqual(
    answers.map(({ key }) => key).toSorted(),
  );
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { createDraft, editDraft } from './drafts.ts';
import { cancelItem, discardItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';
import { outboxThings } from './outbox-things.ts';
import { rowsOf } from './rows.ts';

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

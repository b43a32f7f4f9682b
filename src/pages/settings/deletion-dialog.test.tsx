import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = () => drawScreen(<DeletionDialog onConfirm={() => undefined} onClose={() => undefined} />);

test('what is not sent is named before an account goes, and can be exported, sent or let go', async () => {
  await nobodyHere();
  const asked = await shown();
  expect(wordsOf(asked, 'h2')).toEqual(['Delete your account?']);
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Cotton Lane');
  const warned = await shown();
  expect(wordsOf(warned, 'h2')).toEqual(['1 item has not been sent']);
  expect(wordsOf(warned, 'li')[0]).toContain('Draft: Cotton Lane');
  expect(wordsOf(warned, 'button')).toEqual([
    '',
    'Keep my account',
    'Export',
    'Go on without it',
    'Send now',
    '',
  ]);
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { exportUnsent } from '#src/data/export-unsent.ts';
import { holdQuestion } from '#src/data/held-questions.ts';
import { tabPersonId } from '#src/data/tab-person.ts';
import { keepUnsaved } from '#src/data/unsaved-words.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { localStorageHere } from '#src/testing/full-device.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

vi.mock('#src/data/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

localStorageHere();

test('words of a draft that a full device could not store are counted and named before one signs out', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Cotton Lane');
  keepUnsaved(draftId, [{ field: 'description', from: '', to: 'Looms that run on rain.' }]);
  const page = await drawScreen(<SignOutDialog onClose={() => undefined} />);
  expect(wordsOf(page, 'h2')).toEqual(['2 items have not been sent']);
  expect(wordsOf(page, 'li')[1]).toBe(
    'Draft: Cotton Lanebusiness description: Looms that run on rain.Not saved yet: open the draft to go on with it, or export it.',
  );
});

test('a question that is typed to Dollar and not sent is named, and stands in the export', async () => {
  holdQuestion(await tabPersonId(), 'explore', 'Which of these run on rain?');
  holdQuestion(await tabPersonId(), 'fundraise', ' ');
  const page = await drawScreen(<SignOutDialog onClose={() => undefined} />);
  expect(wordsOf(page, 'li').at(-1)).toBe(
    'A question to DollarWhich of these run on rain?Typed only: it is asked in Dollar, by you.',
  );
  expect(await (await exportUnsent()).text()).toContain('Which of these run on rain?');
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { keepTyped } from '#src/data/words/typed-words.ts';
import { keepUnsaved } from '#src/data/words/unsaved-words.ts';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { paths } from '#src/paths.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { linksOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { OutboxPage } from './outbox-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/data/words/use-kept-work.ts', () => ({ useKeptWork: () => [] }));

test('words that the device had no room for are listed, lead to where they were written, and can be exported', async () => {
  localStorageHere();
  await signedInHere('entrepreneur');
  const draftId = newId();
  const about = { key: 'message:contact', title: 'Message to us', href: '/contact' };
  const to = { name: 'Asha Rao', href: '/network' };
  fillDevice();
  await expect(keepWritten(about, { message: { from: '', to: 'How?' } }, {})).rejects.toThrow();
  await expect(keepTyped(newId(), 'Do they run?', 0, to)).rejects.toThrow();
  freeDevice();
  keepUnsaved(draftId, [{ field: 'title', from: '', to: 'Looms' }]);
  const page = await drawScreen(<OutboxPage />);
  for (const words of ['message: How?', 'message: Do they run?', 'name: Looms', 'Export'])
    expect(page).toContain(words);
  expect(linksOf(page).map(([, href]) => href)).toEqual(
    expect.arrayContaining(['/contact', '/network', paths.draft(draftId)]),
  );
  vi.unstubAllGlobals();
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { currentPersonId } from '#src/data/database/device-db.ts';
import { tabPersonId } from '#src/data/database/tab-person.ts';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { holdQuestion } from '#src/data/words/held-questions.ts';
import { keepUnsaved } from '#src/data/words/unsaved-words.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { wordsOf } from '#src/testing/words-of.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));
vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const held = localStorageHere();

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

test('who cannot be signed out as the device is full is told so, and led to what can be deleted', async () => {
  held.clear();
  const { userId } = await signedInHere('investor');
  forgetButtons();
  const goTo = vi.fn();
  await drawScreen(
    <Router hook={() => ['/', goTo]}>
      <SignOutDialog onClose={() => undefined} />
    </Router>,
  );
  fillDevice();
  press('Sign out');
  const [toast] = await vi.waitUntil(
    () => useToasts.getState().queue.length > 0 && useToasts.getState().queue,
  );
  freeDevice();
  expect(toast).toMatchObject({
    title: 'Could not sign out',
    detail:
      'This device is full. What is yours was taken off it all the same. Free some space, then try again.',
  });
  toast?.action?.run();
  expect(goTo.mock.lastCall?.[0]).toBe('/settings/storage');
  expect(await currentPersonId()).toBe(userId);
  // Nothing says any more whose device it is, and what else is on it can be deleted.
  const settings = <SettingsPage part="storage" CodeStep={() => null} />;
  const page = await drawScreen(settings, {
    path: '/settings/storage',
    facts: { connection: 'storage-full' },
  });
  expect(wordsOf(page, 'h2')).toContain('What this device holds');
});

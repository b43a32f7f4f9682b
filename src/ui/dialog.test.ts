import { expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { Dialog } from './dialog.tsx';

vi.mock('./hold-page.ts', () => ({ holdPage: () => () => {} }));

type Ways = {
  onClick: () => void;
  onCancel: (event: object) => void;
  onClose: (event: object) => void;
};

/** Everything by which whoever is before a dialog can leave it. Answers how often it was closed, and whether it is shown again. */
async function everyWayOut(busy: boolean) {
  let closed = 0;
  const dialog = liveHook(() =>
    Dialog({ title: 'Sign out?', busy, children: null, onClose: () => void (closed += 1) }),
  );
  await vi.waitFor(() => expect(dialog()).toBeDefined());
  const ways = (name: string, value: string) =>
    (partOf(dialog(), ({ props }) => props[name] === value)?.props ?? {}) as Ways; // as the dialog draws them
  const showModal = vi.fn();
  const element = { open: false, showModal };
  const { onCancel, onClose } = dialog().props as Ways;
  ways('aria-label', 'Close').onClick();
  ways('className', 'modal-backdrop').onClick();
  onCancel({ target: element, currentTarget: element, preventDefault() {} });
  onClose({ currentTarget: element });
  return { closed, isShownAgain: showModal.mock.calls.length > 0 };
}

test('a dialog is left by its cross, beside it, by Escape and by a second Escape', async () => {
  expect(await everyWayOut(false)).toEqual({ closed: 4, isShownAgain: false });
});

test('once its work has begun a dialog stays until that is done', async () => {
  expect(await everyWayOut(true)).toEqual({ closed: 0, isShownAgain: true });
});

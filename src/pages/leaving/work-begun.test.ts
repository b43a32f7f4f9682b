import '#src/testing/page-globals.ts';
import type { ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { RemoveGroup } from '#src/pages/settings/remove-group.tsx';
import { SignOutDialog } from '#src/pages/shell/sign-out-dialog.tsx';
import { historyHere } from '#src/testing/history-here.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

const work = vi.hoisted(() => ({ promise: new Promise<never>(() => {}) }));
vi.mock('./use-unsent-here.ts', () => ({ useUnsentHere: () => [] }));
vi.mock('#src/data/use-trip.ts', () => ({ useTrip: () => undefined }));
vi.mock('#src/syncing/session.ts', () => ({ signOut: () => work.promise }));
vi.mock('#src/storage/remove-group.ts', () => ({ removeGroup: () => work.promise }));

type Drawn = ReactElement<{ actions: ReactNode; busy?: boolean }>;

/** A dialog that is live: its buttons by their words, and whether anything else closes it. */
async function opened(draw: () => ReactNode) {
  vi.stubGlobal('location', { pathname: '/', search: '' });
  historyHere();
  const dialog = liveHook(() => draw() as Drawn); // as all of these draw one
  await vi.waitFor(() => expect(dialog()).toBeDefined());
  const button = (words: string) =>
    partOf(dialog().props.actions, ({ props }) => props.children === words)?.props ?? {};
  return { button, stays: () => dialog().props.busy === true };
}

test.each([
  ['signs out', () => SignOutDialog({ onClose() {} }), 'Sign out', 'Stay signed in'],
  [
    'deletes a group from the device',
    () => RemoveGroup({ group: 'deals', bytes: 5, onClose() {}, onRemoved() {} }),
    'Delete',
    'Keep it',
  ],
])('who %s is offered no way back that is none, once that has begun', async (_, draw, action, back) => {
  const { button, stays } = await opened(draw);
  expect([button(back).later, stays()]).toEqual([false, false]);
  (button(action).onClick as () => void)();
  await vi.waitFor(() => expect(stays()).toBe(true));
  expect(button(back).later).toBe(true);
});

test('who leaves what is not sent is offered no way back that is none, once that has begun', async () => {
  const about = { unsent: [], why: '', stay: 'Stay signed in', onLeave() {}, onClose() {} };
  const { button, stays } = await opened(() => UnsentDialog({ ...about, leaving: true }));
  expect([button('Stay signed in').later, stays()]).toEqual([true, true]);
});

test('who deletes the directory can go on meanwhile: a download that stands still keeps it waiting for its turn', async () => {
  const about = { bytes: 5, onClose() {}, onRemoved() {} };
  const { button, stays } = await opened(() => RemoveGroup({ group: 'directory', ...about }));
  (button('Delete').onClick as () => void)();
  await vi.waitFor(() => expect(button('Delete').busy).toBe(true));
  expect([button('Keep it').later, stays()]).toEqual([true, false]);
});

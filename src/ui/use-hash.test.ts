import { expect, test, vi } from 'vitest';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { windowAt } from '#src/testing/window-at.ts';
import { useHash } from './use-hash.ts';

const { openHere } = windowAt('#first');

test('a link to the same page that is opened in its window is followed', async () => {
  const hash = liveHook(useHash);
  await vi.waitFor(() => expect(hash()).toBe('first'));
  openHere('#second');
  await vi.waitFor(() => expect(hash()).toBe('second'));
});

test('a link to a part of the page, as the one that skips the menu, is not followed', async () => {
  const hash = liveHook(useHash);
  await vi.waitFor(() => expect(hash()).toBe('second'));
  openHere('#main');
  await drawn();
  expect(hash()).toBe('second');
  openHere('#third');
  await vi.waitFor(() => expect(hash()).toBe('third'));
});

import { expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { windowAt } from '#src/testing/window-at.ts';
import { useHash } from './use-hash.ts';

const { openHere } = windowAt('#first');

test('a link to the same page that is opened in its window is followed', async () => {
  const hash = liveHook(useHash);
  await vi.waitFor(() => expect(hash()).toBe('first'));
  openHere('#second');
  await vi.waitFor(() => expect(hash()).toBe('second'));
});

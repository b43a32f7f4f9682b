import { beforeEach, expect, test, vi } from 'vitest';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { guestId } from '#sync/ids.ts';
import { noteNews, notePerson } from './sync-status.ts';
import { useRetryOnline } from './use-retry-online.ts';

const browser = new EventTarget();
const listen = vi.fn(browser.addEventListener.bind(browser));
vi.stubGlobal('addEventListener', listen);
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));

const browserSaysOnline = () => browser.dispatchEvent(new Event('online'));
const serverIsHeard = () => {
  noteNews({ personId: guestId, connection: 'offline' });
  noteNews({ personId: guestId, connection: 'ok' });
};

beforeEach(() => {
  listen.mockClear();
  notePerson(guestId);
});

/** Has the hook live, and waits until it listens. */
async function waiting(retry: () => Promise<boolean>): Promise<void> {
  liveHook(() => useRetryOnline(true, retry));
  await vi.waitFor(() => expect(listen).toHaveBeenCalled());
}

test('what came through is not sent once more, though both signs of a network come while it is under way', async () => {
  const answer = Promise.withResolvers<boolean>();
  const retry = vi.fn(() => answer.promise);
  await waiting(retry);
  browserSaysOnline();
  serverIsHeard();
  answer.resolve(false);
  await drawn();
  serverIsHeard();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a sign that came while a try was failing counts: it is tried once more', async () => {
  const tries = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  let count = 0;
  const retry = vi.fn(() => tries[count++]?.promise ?? Promise.resolve(false));
  await waiting(retry);
  browserSaysOnline();
  serverIsHeard();
  expect(retry).toHaveBeenCalledTimes(1);
  tries[0]?.resolve(true);
  await vi.waitFor(() => expect(retry).toHaveBeenCalledTimes(2));
  tries[1]?.resolve(true);
  await drawn();
  expect(retry).toHaveBeenCalledTimes(2);
  browserSaysOnline();
  expect(retry).toHaveBeenCalledTimes(3);
});

test('nothing is tried where nothing waits', async () => {
  const retry = vi.fn();
  liveHook(() => useRetryOnline(false, retry));
  await drawn();
  browserSaysOnline();
  serverIsHeard();
  expect(retry).not.toHaveBeenCalled();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { newId } from '#sync/ids.ts';
import { beginPush, endPush, type PushState, pushState } from './push.ts';
import { wantsNoPush } from './push-answer.ts';
import { usePush } from './use-push.ts';

vi.mock('./push.ts', () => ({ beginPush: vi.fn(), endPush: vi.fn(), pushState: vi.fn() }));
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

beforeEach(() => {
  kept.clear();
  useSyncFacts.setState({ personId: newId() });
  vi.mocked(pushState).mockResolvedValue('off');
});

test('who turns notifications off wants none, and who turns them on after all wants them', async () => {
  const here = liveHook(() => usePush(() => {}));
  await vi.waitFor(() => expect(here()).toMatchObject({ state: 'off' }));
  vi.mocked(endPush).mockResolvedValue('off');
  await here().end();
  expect(wantsNoPush()).toBe(true);
  vi.mocked(beginPush).mockResolvedValue('refused');
  await here().begin();
  expect(wantsNoPush()).toBe(true);
  vi.mocked(beginPush).mockResolvedValue('on');
  await here().begin();
  expect(wantsNoPush()).toBe(false);
});

test('where it is on the server is asked as well, and what it says holds unless the person has changed it', async () => {
  vi.mocked(pushState).mockResolvedValue('on');
  const sure = Promise.withResolvers<PushState>();
  const makeSure = () => sure.promise;
  const here = liveHook(() => usePush(() => {}, makeSure));
  const turnedOff = liveHook(() => usePush(() => {}, makeSure));
  await vi.waitFor(() => expect([here().state, turnedOff().state]).toEqual(['on', 'on']));
  vi.mocked(endPush).mockResolvedValue('off');
  await turnedOff().end();
  sure.resolve('lapsed');
  await vi.waitFor(() => expect(here()).toMatchObject({ state: 'lapsed' }));
  expect(turnedOff()).toMatchObject({ state: 'off' });
});

test('where they could not be turned off nobody has said no', async () => {
  const here = liveHook(() => usePush(() => {}));
  await vi.waitFor(() => expect(here()).toMatchObject({ state: 'off' }));
  vi.mocked(endPush).mockRejectedValue(new Error('not now'));
  await here().end();
  expect(wantsNoPush()).toBe(false);
});

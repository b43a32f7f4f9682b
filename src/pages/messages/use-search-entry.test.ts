import '#src/testing/page-globals.ts';
import { expect, test, vi } from 'vitest';
import { noteTabOwner } from '#src/state/tab-owner.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { useSearchEntry } from './use-search-entry.ts';

test('what somebody has looked for is not shown to another person in whose hands the tab is by then', async () => {
  const held = {
    state: null as unknown,
    pushState(state: unknown) {
      held.state = state;
      dispatchEvent(new Event('pushState'));
    },
    replaceState(state: unknown) {
      held.state = state;
      dispatchEvent(new Event('replaceState'));
    },
  };
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('history', held);
  noteTabOwner('tara');
  const search = liveHook(useSearchEntry);
  await vi.waitFor(() => expect(search()).toBeDefined());
  search().open();
  search().note('loan');
  await vi.waitFor(() => expect(search().sought).toBe('loan'));
  noteTabOwner('rohan');
  const searchOfNext = liveHook(useSearchEntry);
  await vi.waitFor(() => expect(searchOfNext()).toBeDefined());
  expect(searchOfNext().sought).toBeNull();
});

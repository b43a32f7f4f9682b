import '#src/testing/page-globals.ts';
import { expect, test, vi } from 'vitest';
import { noteTabOwner } from '#src/state/tab-owner.ts';
import { historyHere } from '#src/testing/history-here.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { useSearchEntry } from './use-search-entry.ts';

async function begin() {
  const search = liveHook(useSearchEntry);
  await vi.waitFor(() => expect(search()).toBeDefined());
  return search;
}

test('what somebody has looked for is not shown to another person in whose hands the tab is by then', async () => {
  const window = historyHere();
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  noteTabOwner('tara');
  const search = await begin();
  search().open();
  search().note('loan');
  await vi.waitFor(() => expect(search().sought).toBe('loan'));
  noteTabOwner('rohan');
  const searchOfNext = await begin();
  expect(searchOfNext().sought).toBeNull();
});

test('who ends the search twice, before the browser has gone back or after, stays in the conversation', async () => {
  historyHere();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const search = await begin();
  search().open();
  search().close();
  search().close();
  expect(back).toHaveBeenCalledOnce();
  history.go(-1);
  search().close();
  expect(back).toHaveBeenCalledOnce();
  search().open();
  search().close();
  expect(back).toHaveBeenCalledTimes(2);
});

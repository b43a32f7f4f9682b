import '#src/testing/page-globals.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeDollar, openDollar, useDollar } from '#src/state/dollar.ts';
import { noteTabOwner } from '#src/state/tab-owner.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useEntryOfPanel } from './use-entry-of-panel.ts';

/** A phone's window, whose history tells of its moves as the router does. */
beforeEach(() => {
  let entries: unknown[] = [null];
  let at = 0;
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', vi.fn(window.addEventListener.bind(window)));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('history', {
    get state() {
      return entries[at];
    },
    pushState(state: unknown) {
      at += 1;
      entries = [...entries.slice(0, at), state];
      window.dispatchEvent(new Event('pushState'));
    },
    replaceState(state: unknown) {
      entries[at] = state;
      window.dispatchEvent(new Event('replaceState'));
    },
    back() {
      at -= 1;
      window.dispatchEvent(new Event('popstate'));
    },
  });
});

afterEach(closeDollar);

/** The page draws the hook, as it begins. */
async function begin() {
  onTestFinished(async () => {
    await drawn();
  });
  vi.mocked(addEventListener).mockClear();
  liveHook(useEntryOfPanel);
  await vi.waitFor(() => expect(addEventListener).toHaveBeenCalledWith('popstate', expect.any(Function)));
}

test('a link that opens the panel on its page leaves it open there, and one that is followed from it closes it', async () => {
  await begin();
  openDollar('deal:7');
  history.pushState(null, '', '/opportunity/7');
  expect(useDollar.getState()).toEqual({ isOpen: true, context: 'deal:7' });
  await vi.waitFor(() => expect(history.state.dollar).toBeDefined());
  history.pushState(null, '', '/explore');
  expect(useDollar.getState().isOpen).toBe(false);
  await drawn();
  history.back();
  expect(useDollar.getState()).toEqual({ isOpen: true, context: 'deal:7' });
});

test('no entry opens the panel for another person in whose hands the tab is by then', async () => {
  noteTabOwner('tara');
  await begin();
  openDollar('deal:7');
  await vi.waitFor(() => expect(history.state.dollar).toBeDefined());
  history.pushState(null, '', '/');
  noteTabOwner('rohan');
  history.back();
  expect(useDollar.getState().isOpen).toBe(false);
  // A reload begins so.
  await begin();
  expect(useDollar.getState().isOpen).toBe(false);
});

import '#src/testing/page-globals.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeDollar, openDollar, useDollar } from '#src/state/dollar.ts';
import { noteTabOwner } from '#src/state/tab-owner.ts';
import { historyHere } from '#src/testing/history-here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useEntryOfPanel } from './use-entry-of-panel.ts';

/** A phone's. */
beforeEach(() => {
  historyHere();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
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

test('where a window that was turned shows the panel beside the next page, that page keeps its entry', async () => {
  await begin();
  openDollar('deal:7');
  await vi.waitFor(() => expect(history.state?.dollar).toBeDefined());
  history.replaceState(null, '', '/opportunity/7?tab=story');
  expect(history.state?.dollar).toBeDefined();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  history.pushState(null, '', '/explore');
  expect(useDollar.getState().isOpen).toBe(true);
  history.replaceState(null, '', '/explore?stage=Seed');
  expect(history.state).toBeNull();
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

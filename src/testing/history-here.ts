import { vi } from 'vitest';

/** A window that has just been opened, whose history tells of its moves as the router does: on the window that it answers. */
export function historyHere(): EventTarget {
  let entries: unknown[] = [null];
  let at = 0;
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', vi.fn(window.addEventListener.bind(window)));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('history', {
    get length() {
      return entries.length;
    },
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
    back: () => go(-1),
    go,
  });
  function go(steps: number) {
    at += steps;
    window.dispatchEvent(new Event('popstate'));
  }
  return window;
}

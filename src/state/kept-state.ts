import type { WebStorage } from '#src/lib/web-storage.ts';

/**
 * Has what stands in a store of zustand's outlive the page; where the browser refuses it, it lives as long as the page. In the
 * form of zustand's `persist`, by which earlier versions kept it: that is a good deal more code than small values need, and every
 * first load brought it.
 */
export function keepState(storage: WebStorage, name: string, state: object): void {
  storage.keep(name, JSON.stringify({ state, version: 0 }));
}

/** Nothing where nothing is kept, or nothing that can be read. */
export function keptState<State>(storage: WebStorage, name: string): Partial<State> {
  try {
    return JSON.parse(storage.kept(name)).state ?? {};
  } catch {
    return {};
  }
}

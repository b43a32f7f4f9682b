import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';

/**
 * Has what stands in a store outlive a reload of the tab; where the browser refuses it, it lives as long as the page. In the
 * form of zustand's `persist`, as earlier versions kept it (keep-on-device.ts).
 */
export function keepState(name: string, state: object): void {
  keepInTab(name, JSON.stringify({ state, version: 0 }));
}

/** Nothing where nothing is kept. */
export function keptState<State>(name: string): Partial<State> {
  try {
    return JSON.parse(keptInTab(name)).state ?? {};
  } catch {
    return {};
  }
}

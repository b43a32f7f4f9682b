import type { StoreApi } from 'zustand';

/**
 * Has what is `kept` of a store outlive the page, whoever uses the device. Where the browser refuses that, or the device is full,
 * it lives as long as the page. Never throws. In the form of zustand's `persist`, by which earlier versions kept it: that is a
 * good deal more code than two small values need, and every first load brought it.
 */
export function keepOnDevice<State>(
  { setState, subscribe }: StoreApi<State>,
  name: string,
  kept: (state: State) => Partial<State>,
): void {
  try {
    const { state } = JSON.parse(localStorage.getItem(name) ?? '');
    setState((initial) => ({ ...initial, ...state }));
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  subscribe((state) => {
    try {
      localStorage.setItem(name, JSON.stringify({ state: kept(state), version: 0 }));
    } catch {
      // As long as the page then.
    }
  });
}

import type { StoreApi } from 'zustand';
import { onDevice } from '#src/lib/web-storage.ts';
import { keepState, keptState } from './kept-state.ts';

/** Has what is `kept` of a store outlive the page, whoever uses the device. Never throws. */
export function keepOnDevice<State>(
  { setState, subscribe }: StoreApi<State>,
  name: string,
  kept: (state: State) => Partial<State>,
): void {
  setState(keptState<State>(onDevice, name));
  subscribe((state) => keepState(onDevice, name, kept(state)));
}

import { vi } from 'vitest';

/** A module as another tab of the browser has it: with a state of its own, on the same device. */
export function inAnotherTab<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return load();
}

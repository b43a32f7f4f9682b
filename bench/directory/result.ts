import type { Quantiles } from '../quantiles.ts';

/** Of one way at one size. Times in ms; null: not measured, or not ended in the time it was given. */
export type Result = {
  name: string;
  size: number;
  build: number | null;
  /** From an empty page to the first answer, at full speed and at a quarter of it. */
  cold: number | null;
  coldSlow: number | null;
  keystroke: (Quantiles & { count: number }) | null;
  keystrokeSlow: (Quantiles & { count: number }) | null;
  /** Bytes: on the wire, compressed; on the device; in memory after the first answer. */
  sent: number | null;
  disk: number | null;
  memory: number | null;
  /** Of so many queries the wanted record was among the first nine. */
  found: { nine: number; of: number } | null;
  /** Why it did not get further. */
  ended: string | null;
};

export function nothingYet(name: string, size: number): Result {
  return {
    name,
    size,
    build: null,
    cold: null,
    coldSlow: null,
    keystroke: null,
    keystrokeSlow: null,
    sent: null,
    disk: null,
    memory: null,
    found: null,
    ended: null,
  };
}

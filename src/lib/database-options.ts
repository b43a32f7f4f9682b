import type { DexieOptions } from 'dexie';

/**
 * How each database of this device is opened. What is said to be stored is on the disk, and what is shown is what is stored: Dexie's
 * cache would show it before, and holds on to all that a live question ever read while what it asks has an answer there.
 */
export const deviceDatabase = {
  chromeTransactionDurability: 'strict',
  cache: 'disabled',
} as const satisfies DexieOptions;

import type { DexieOptions } from 'dexie';

/**
 * With what each database of this device is opened. What is said to be stored is on the disk, and what is shown is what is stored.
 * Dexie's cache would show it before, and never lets go of what a live question has read while it is asked again and again.
 */
export const databaseOptions = {
  chromeTransactionDurability: 'strict',
  cache: 'disabled',
} as const satisfies DexieOptions;

import { Dexie } from 'dexie';

/**
 * Does this once the transaction that it is part of is on the disk; never where it fails. Who waited for that may go on before,
 * and another tab read: readers ask the database first, then what is held beside it.
 */
export function onceOnDisk(work: () => void): void {
  Dexie.currentTransaction.idbtrans.addEventListener('complete', work);
}

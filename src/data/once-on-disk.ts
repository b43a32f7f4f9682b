import { Dexie } from 'dexie';

/** Does this once the transaction that it is part of is on the disk, before whoever waited for that goes on; never where it fails. */
export function onceOnDisk(work: () => void): void {
  Dexie.currentTransaction.idbtrans.addEventListener('complete', work);
}

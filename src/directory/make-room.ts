import { isStorageFull } from '#src/data/database/storage-full.ts';
import type { Manifest } from '#sync/directory/manifest.ts';
import { arrivalsOf, type KeptPart } from './kept-part.ts';
import { isAsMuch } from './part-order.ts';
import { indexKeysOf, plannedUnits } from './planned-units.ts';
import { forgetFiles } from './record-files.ts';
import { keepOnly, storedHashes } from './stored-files.ts';
import { keepIndexes } from './stored-indexes.ts';

/** Does `work`, which stores something; on a full device again whenever `makeRoom` says that it has made some. */
export async function makingRoom<T>(work: () => Promise<T>, makeRoom: () => Promise<boolean>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageFull(error) || !(await makeRoom())) throw error;
    return makingRoom(work, makeRoom);
  }
}

/**
 * Deletes some of what is here beyond the part that was chosen: the theses, and once they are gone everybody but the first
 * set. What of `next` belongs to that part stays. False where there was no more.
 */
export async function letGoOfMore(current: Manifest, next: Manifest, chosen: KeptPart): Promise<boolean> {
  for (const part of ['heads', 'first'] as const) {
    if (!isAsMuch(part, chosen)) return false;
    const kept = [...arrivalsOf(current, part, true), ...arrivalsOf(next, chosen, true)];
    if (!(await keepOnly(kept.flat()))) continue;
    forgetFiles();
    await keepIndexes(indexKeysOf(plannedUnits(current, await storedHashes())));
    return true;
  }
  return false;
}

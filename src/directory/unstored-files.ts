import { isStorageFull } from '#src/data/database/storage-full.ts';
import { storeElsewhere } from './store-elsewhere.ts';
import type { StoreRequest } from './store-messages.ts';

/**
 * What came last and had no room, by hash: no more than is fetched at once. Each sync tries again, and must not have it sent
 * each time.
 */
let unstored = new Map<string, ArrayBuffer>();

/** Null where nothing is held of this file. */
export function unstoredFile(hash: string): ArrayBuffer | null {
  return unstored.get(hash) ?? null;
}

/** As storeElsewhere; what a full device does not take is held for the next time. */
export async function storeOrHold(served: StoreRequest['served']): Promise<void> {
  try {
    await storeElsewhere(served);
  } catch (error) {
    if (isStorageFull(error)) unstored = new Map(served.map(({ hash, bytes }) => [hash, bytes]));
    throw error;
  }
  for (const { hash } of served) unstored.delete(hash);
}

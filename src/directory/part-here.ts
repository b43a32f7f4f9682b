import type { Manifest } from '#sync/directory/manifest.ts';
import { arrivalsOf, type KeptPart } from './kept-part.ts';
import { partOrder } from './part-order.ts';
import { currentManifest, storedHashes } from './stored-files.ts';

/** How much of the directory is whole on this device; null where not even the first set is, or nothing is known of it. */
export async function partHere(): Promise<KeptPart | null> {
  const stored = await currentManifest();
  if (!stored) return null;
  const here = await storedHashes();
  return partOrder.findLast((part) => isWhole(stored.manifest, part, here)) ?? null;
}

function isWhole(manifest: Manifest, part: KeptPart, here: ReadonlySet<string>): boolean {
  return arrivalsOf(manifest, part, false)
    .flat()
    .every(({ hash }) => here.has(hash));
}

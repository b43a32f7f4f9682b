import type { Manifest } from '#sync/directory/manifest.ts';
import { arrivalsOf, type KeptPart } from './kept-part.ts';
import { partOrder } from './part-order.ts';
import { currentManifest, storedHashes } from './stored-files.ts';

/** How much of the directory is whole on this device; null where not even the first set is, or nothing is known of it. */
export async function partHere(): Promise<KeptPart | null> {
  const stored = await currentManifest();
  if (!stored) return null;
  return wholePart(stored.manifest, await storedHashes());
}

/** The most of a manifest that is whole with these files; null where nothing is. */
export function wholePart(manifest: Manifest, here: ReadonlySet<string>): KeptPart | null {
  return partOrder.findLast((part) => isWhole(manifest, part, here)) ?? null;
}

export function isWhole(manifest: Manifest, part: KeptPart, here: ReadonlySet<string>): boolean {
  return arrivalsOf(manifest, part, false)
    .flat()
    .every(({ hash }) => here.has(hash));
}

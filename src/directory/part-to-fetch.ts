import { chosenPart } from './chosen-part.ts';
import { isDeleted } from './deleted.ts';
import type { KeptPart } from './kept-part.ts';
import { currentManifest } from './stored-files.ts';

/**
 * How much comes once the directory is fetched again, which the person deleted from this device; null where they did not, or have
 * asked for it since: then it comes with the next sync.
 */
export async function partToFetch(): Promise<KeptPart | null> {
  const isGone = (await isDeleted()) && (await currentManifest()) === null;
  return isGone ? ((await chosenPart()) ?? 'everything') : null;
}

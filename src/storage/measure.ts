import { type PersonSizes, personSizes, type Size } from '#src/data/storage-sizes.ts';
import { slices } from '#src/directory/pause.ts';
import { directorySize } from '#src/directory/stored-size.ts';
import { appSize } from './app-size.ts';
import type { FetchableGroup } from './fetch-group.ts';
import { missingGroups } from './missing-groups.ts';

/** `missing`: see missingGroups. `browser`: what it counts itself, with its own overhead; null where it does not tell. Bytes. */
export type Measured = PersonSizes & {
  app: Size;
  directory: Size;
  browser: { usage: number; quota: number } | null;
  missing: FetchableGroup[];
};

/**
 * Measures all that is on this device for whoever uses it, in slices in which the page goes on answering, and tells each part
 * as soon as it is known: the directory, which may take seconds, comes last. Throws Superseded once `isWanted` says that
 * nobody waits for the rest.
 */
export async function measureDevice(
  tell: (part: Partial<Measured>) => void,
  isWanted: () => boolean,
): Promise<void> {
  const pause = slices(isWanted);
  tell({ browser: await browserCount() });
  tell(await personSizes(pause));
  tell({ missing: await missingGroups() });
  tell({ app: await appSize() });
  tell({ directory: await directorySize(pause) });
}

async function browserCount(): Promise<Measured['browser']> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? null : { usage, quota };
}

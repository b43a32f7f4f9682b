import { fromSegment } from '#sync/directory.ts';
import type { Investor } from '#sync/records/investor.ts';
import { buildFacets, type Facets } from './facets.ts';
import { buildIndex, type TextIndex } from './index-builder.ts';
import type { Pause } from './pause.ts';
import { readDirectory, unpack } from './stored-files.ts';

export type LoadedDirectory = { hash: string; investors: Investor[]; index: TextIndex; facets: Facets };

/** Reads what is stored on the device and indexes it; null when nothing is. `onProgress` gets 0 to 1. */
export async function load(
  pause: Pause,
  onProgress: (done: number) => void,
): Promise<LoadedDirectory | null> {
  const here = await readDirectory();
  if (!here) return null;
  const investors: Investor[] = [];
  for (const [at, file] of here.files.entries()) {
    investors.push(...fromSegment(await unpack(file)));
    onProgress((at + 1) / (here.files.length * 2));
    await pause();
  }
  const facets = buildFacets(investors);
  const index = await buildIndex(investors, pause);
  return { hash: here.stored.hash, investors, index, facets };
}

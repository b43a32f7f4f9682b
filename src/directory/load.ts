import { fromSegment } from '#sync/directory.ts';
import type { Investor } from '#sync/records/investor.ts';
import type { Pause } from './pause.ts';
import type { SearchableDirectory, SearchUnit } from './search-unit.ts';
import { searchUnitOf } from './search-unit-of.ts';
import { readDirectory, unpack } from './stored-files.ts';

export type LoadedDirectory = SearchableDirectory & { hash: string };

/** Reads what is stored on the device and indexes it; null when nothing is. `onProgress` gets 0 to 1. */
export async function load(
  pause: Pause,
  onProgress: (done: number) => void,
): Promise<LoadedDirectory | null> {
  const here = await readDirectory();
  if (!here) return null;
  const units: SearchUnit[] = [];
  const records = new Map<number, Investor>();
  for (const [at, file] of here.files.entries()) {
    const investors = fromSegment(await unpack(file)).sort((one, other) => one.id - other.id);
    for (const investor of investors) records.set(investor.id, investor);
    units.push(await searchUnitOf(investors, pause));
    onProgress((at + 1) / here.files.length);
    await pause();
  }
  const read = async (ids: number[]) => ids.flatMap((id) => records.get(id) ?? []);
  return { hash: here.stored.hash, units, read };
}

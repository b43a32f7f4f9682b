import type { Trip } from '#src/data/person-db.ts';
import { filesToBring, isTaken, tripHere } from '#src/data/trip.ts';
import { isAllRead } from '#src/data/trip-contents.ts';
import { watchTrip } from '#src/data/watch-trip.ts';
import { synced } from '#src/syncing/synced.ts';
import { bringFiles } from './bring-files.ts';
import {
  type Packing,
  type PackingFault,
  packing,
  packingSignal,
  setPacking,
  stopPacking,
} from './packing.ts';
import { bringInvestors, isKept } from './trip-directory.ts';

/**
 * Brings what of the trip is not here: what the server has for this person, as it names the files; then files one by one, then
 * the directory. It ends with the trip, whichever tab ends that. Faults are told by `packing`, not thrown.
 */
export async function bringMissing(): Promise<void> {
  if (packing.getState().at !== 'rest') return;
  const signal = packingSignal();
  const tell = (state: Packing) => signal.aborted || setPacking(state);
  let fault: PackingFault | null = null;
  tell({ at: 'files', done: 0, of: 0 });
  try {
    const trip = await tripHere();
    if (trip) fault = await untilItIsOver(trip, signal, () => bringFor(trip, { signal, tell }));
  } finally {
    tell({ at: 'rest', fault });
  }
}

async function bringFor(
  trip: Trip,
  { signal, tell }: { signal: AbortSignal; tell(state: Packing): void },
): Promise<PackingFault | null> {
  const ofRows = await bringRows();
  const ofFiles = await bringFiles(await filesToBring(), { trip, signal, tell });
  if (ofFiles.isEnd || (await isKept(trip.part)) || !(await isTaken(trip))) return ofRows ?? ofFiles.fault;
  tell({ at: 'directory' });
  const ofInvestors = await bringInvestors(trip);
  return ofRows ?? ofFiles.fault ?? ofInvestors;
}

/** What was brought for a trip that is over failed in nothing. */
async function untilItIsOver(
  trip: Trip,
  signal: AbortSignal,
  work: () => Promise<PackingFault | null>,
): Promise<PackingFault | null> {
  const stop = watchTrip((takenAt) => {
    if (takenAt !== trip.takenAt && !signal.aborted) stopPacking();
  });
  try {
    const fault = await work();
    return (await isTaken(trip)) ? fault : null;
  } finally {
    stop();
  }
}

/** A device that has not all rows yet does not know which files there are. */
async function bringRows(): Promise<PackingFault | null> {
  const ended = await synced();
  if (ended === null || ended === 'ok' || (await isAllRead())) return null;
  return rowFaults.find((each) => each === ended) ?? 'server';
}

const rowFaults = ['offline', 'sign-in', 'storage-full'] as const;

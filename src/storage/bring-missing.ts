import type { Trip } from '#src/data/database/person-db.ts';
import { filesToBring } from '#src/data/files-to-bring.ts';
import { isTaken, tripHere } from '#src/data/trip.ts';
import { isAllRead } from '#src/data/trip-contents.ts';
import { watchTrip } from '#src/data/watch-trip.ts';
import { isMetered, onConnectionChange } from '#src/directory/metered.ts';
import type { Connection } from '#src/state/status-channel.ts';
import { synced } from '#src/syncing/synced.ts';
import { bringFiles, worthTrying } from './bring-files.ts';
import { bringOverTrip } from './bring-over-trip.ts';
import {
  type Packing,
  type PackingFault,
  packing,
  packingSignal,
  setPacking,
  stopPacking,
} from './packing.ts';
import { stayAwake } from './stay-awake.ts';
import { areInvestorsOwed, bringInvestors, isKept } from './trip-directory.ts';

/**
 * Brings what of the trip is not here: what the server has for this person, as it names the files; then files one by one, then
 * the directory. The screen stays on meanwhile. It ends with the trip, whichever tab ends that. What keeps anything from coming is told by `packing`; throws only what the database does.
 */
export async function bringMissing(): Promise<void> {
  await bringOverTrip();
  await bring(true);
}

/**
 * The same unasked, after a sync: without another one, and only while the trip lasts and nobody has to be asked about the
 * bytes. What cannot come is left alone until the person asks for it. Answers why not everything came.
 */
export async function bringUnasked(): Promise<PackingFault | null> {
  const before = packing.getState();
  if (before.at !== 'rest') return null;
  await bringOverTrip();
  // There is one now.
  if (before.fault === 'offline') setPacking({ at: 'rest', fault: null });
  if (isMetered()) return null;
  return (await isAnythingOwed()) ? bring(false) : null;
}

async function isAnythingOwed(): Promise<boolean> {
  const trip = await tripHere();
  if (!trip || Date.parse(trip.until) <= Date.now()) return false;
  return worthTrying(await filesToBring()).files.length > 0 || areInvestorsOwed(trip);
}

async function bring(isAsked: boolean): Promise<PackingFault | null> {
  if (packing.getState().at !== 'rest') return null;
  const signal = packingSignal();
  const tell = (state: Packing) => signal.aborted || setPacking(state);
  let fault: PackingFault | null = null;
  tell({ at: 'files', left: 0, bytes: 0, size: 0 });
  try {
    const trip = await tripHere();
    if (trip) {
      const work = () => bringFor(trip, isAsked, { signal, tell });
      fault = await untilItIsOver(trip, signal, isAsked ? () => stayAwake(work) : work);
    }
  } finally {
    tell({ at: 'rest', fault });
  }
  return fault;
}

async function bringFor(
  trip: Trip,
  isAsked: boolean,
  { signal, tell }: { signal: AbortSignal; tell(state: Packing): void },
): Promise<PackingFault | null> {
  const ofSync = isAsked ? faultOf(await synced()) : null;
  // A device that has not all rows yet does not know which files there are.
  const ofRows = ofSync && !(await isAllRead()) ? ofSync : null;
  const all = await filesToBring();
  const { files, fault } = isAsked ? { files: all, fault: null } : worthTrying(all);
  const mayGoOn = () => isAsked || !isMetered();
  const ofFiles = await whileAllowed(mayGoOn, signal, (allowed) =>
    bringFiles(files, { trip, signal: allowed, tell, mayGoOn }),
  );
  const isMore = isAsked ? !(await isKept(trip.part)) : await areInvestorsOwed(trip);
  if (ofFiles.isEnd || !isMore || !(await isTaken(trip)) || !mayGoOn())
    return ofRows ?? ofFiles.fault ?? fault;
  tell({ at: 'directory' });
  const missed = await bringInvestors(trip);
  // What there is of them was not told, for the reason that the sync gives.
  const ofInvestors = missed === 'offline' ? (ofSync ?? missed) : missed;
  return ofRows ?? ofFiles.fault ?? fault ?? ofInvestors;
}

/** The signal also fires where the connection changes so that nobody may go on. */
async function whileAllowed<T>(
  mayGoOn: () => boolean,
  signal: AbortSignal,
  work: (allowed: AbortSignal) => Promise<T>,
): Promise<T> {
  const forbidden = new AbortController();
  const stop = onConnectionChange(() => mayGoOn() || forbidden.abort());
  try {
    return await work(AbortSignal.any([signal, forbidden.signal]));
  } finally {
    stop();
  }
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

/** Null where everything was read, or nothing syncs here. */
function faultOf(ended: Connection | null): PackingFault | null {
  if (ended === null || ended === 'ok') return null;
  return syncFaults.find((each) => each === ended) ?? 'server';
}

const syncFaults = ['offline', 'sign-in', 'update-needed', 'storage-full'] as const;

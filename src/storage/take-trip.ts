import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import type { Trip } from '#src/data/person-db.ts';
import {
  beginTrip,
  endTrip,
  filesToBring,
  type MessageFile,
  noteBrought,
  noteGone,
  tripHere,
} from '#src/data/trip.ts';
import { isAllRead } from '#src/data/trip-contents.ts';
import { wantAgain } from '#src/directory/deleted.ts';
import { refreshAgain } from '#src/directory/download.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { choosePart, chosenPart, keep } from '#src/directory/keep.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { isMetered } from '#src/directory/metered.ts';
import { partHere } from '#src/directory/part-here.ts';
import { isAsMuch } from '#src/directory/part-order.ts';
import { askPersistence } from '#src/pwa/persist.ts';
import { bringFile } from '#src/syncing/fetch-file.ts';
import { synced } from '#src/syncing/synced.ts';
import { type PackingFault, packing, setPacking } from './packing.ts';

/** Keeps a trip for so many days with so much of the directory, and brings what is not here yet. */
export async function takeTrip(days: number, part: KeptPart): Promise<void> {
  void askPersistence();
  // What is here already needs no other choice: it would be let go for a smaller one.
  const before = (await isKept(part)) ? {} : await keptNow();
  await beginTrip(days, { part, ...before }, Date.now());
  await bringMissing(part);
}

/**
 * Brings what of the trip is not here: what the server has for this person, as it names the files; then files one by one, then
 * the directory. Faults are told by `packing`, not thrown.
 */
export async function bringMissing(part: KeptPart): Promise<void> {
  if (packing.getState().at !== 'rest') return;
  setPacking({ at: 'files', done: 0, of: 0 });
  let fault: PackingFault | null = null;
  try {
    fault = await bringRows();
    const files = await bringFiles(await filesToBring());
    fault ??= files.fault;
    if (!files.isEnd && !(await isKept(part))) {
      const ofDirectory = await bringDirectory(part);
      fault ??= ofDirectory;
    }
  } finally {
    setPacking({ at: 'rest', fault });
  }
}

/** Ends the trip: its files go, and the directory is kept as it was before, where the trip had brought more of it. */
export async function leaveTrip(): Promise<void> {
  const trip = await endTrip();
  setPacking({ at: 'rest', fault: null });
  if (trip) await keepAsBefore(trip);
}

type KeptBefore = Pick<Trip, 'partBefore' | 'hereBefore'>;

/** Where nothing is chosen, a metered connection keeps as much as is here. */
async function keptNow(): Promise<KeptBefore> {
  const partBefore = await chosenPart();
  return partBefore === null && isMetered()
    ? { partBefore, hereBefore: (await partHere()) ?? 'first' }
    : { partBefore };
}

/** Unless the trip changed nothing of the choice, or the person has chosen otherwise since. */
async function keepAsBefore({
  part,
  partBefore,
  hereBefore,
}: KeptBefore & { part: KeptPart }): Promise<void> {
  if (partBefore === undefined || (await chosenPart()) !== part) return;
  if (hereBefore && isMetered()) {
    await keep(hereBefore);
    // As long as more is here it has to be chosen: else all of it would stay.
    if (!isAsMuch(hereBefore, (await partHere()) ?? 'first')) return;
  }
  await keep(partBefore);
}

/** Whether so much of the directory is here, and none of it about to go, as it does where less was chosen a moment ago. */
async function isKept(part: KeptPart): Promise<boolean> {
  return isAsMuch(await partHere(), part) && isAsMuch((await chosenPart()) ?? 'everything', part);
}

/** A device that has not all rows yet does not know which files there are. */
async function bringRows(): Promise<PackingFault | null> {
  const ended = await synced();
  if (ended === null || ended === 'ok' || (await isAllRead())) return null;
  return rowFaults.find((each) => each === ended) ?? 'server';
}

const rowFaults = ['offline', 'sign-in', 'storage-full'] as const;

/** So many failures one after another are not the fault of single files. */
const vainEnough = 3;

/** One that does not come keeps no other from coming. `isEnd`: nothing else can come either. */
async function bringFiles(files: MessageFile[]): Promise<{ fault: PackingFault | null; isEnd: boolean }> {
  let fault: PackingFault | null = null;
  let inVain = 0;
  let isHeard = false;
  for (const [done, file] of files.entries()) {
    setPacking({ at: 'files', done, of: files.length });
    const failed = await bringOne(file);
    inVain = failed === null ? 0 : inVain + 1;
    isHeard ||= failed === null;
    if (failed === null) continue;
    if (inVain >= vainEnough || isForAll(failed)) return { fault: failed, isEnd: true };
    fault ??= failed;
  }
  // There is a network: others came.
  return { fault: fault === 'offline' && isHeard ? 'server' : fault, isEnd: false };
}

function isForAll(fault: PackingFault): boolean {
  return fault === 'sign-in' || fault === 'storage-full' || (fault === 'offline' && !navigator.onLine);
}

/** Null where the file is here now, or the server has it no more. */
async function bringOne({ messageId, file }: MessageFile): Promise<PackingFault | null> {
  try {
    const kept = await bringFile(messageId, file);
    if (kept === 'kept') await noteBrought(file);
    if (kept === 'not-theirs') return 'sign-in';
    return kept === 'storage-full' ? kept : null;
  } catch (error) {
    const fault = faultOf(error);
    if (fault !== 'gone') return fault;
    await noteGone(file.hash);
    return null;
  }
}

async function bringDirectory(part: KeptPart): Promise<PackingFault | null> {
  const trip = await tripHere();
  if (trip?.part !== part) return null;
  setPacking({ at: 'directory' });
  await choosePart(part);
  // Another tab that deletes it sees this choice from now on, and none before.
  if ((await tripHere()) === null) {
    await keepAsBefore(trip);
    return null;
  }
  await wantAgain();
  await refreshAgain();
  const ended = downloadState.getState();
  if (ended.at === 'fault' && ended.reason === 'storage-full') return 'storage-full';
  // Where this tab has not heard from the server yet, it comes once it has.
  return ended.at === 'none' || isAsMuch(await partHere(), part) ? null : 'offline';
}

function faultOf(error: unknown): PackingFault | 'gone' {
  if (error instanceof OfflineError) return 'offline';
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) return 'gone';
  return error.status === 401 ? 'sign-in' : 'server';
}

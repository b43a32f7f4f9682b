import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { isFileHere } from '#src/data/files.ts';
import { beginTrip, endTrip, filesToBring, type MessageFile, noteGone } from '#src/data/trip.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { chosenPart, keep, keepAsBefore } from '#src/directory/keep.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { partHere } from '#src/directory/part-here.ts';
import { isAsMuch } from '#src/directory/part-order.ts';
import { askPersistence } from '#src/pwa/persist.ts';
import { fetchFile } from '#src/syncing/fetch-file.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { type PackingFault, packing, setPacking } from './packing.ts';

/** Keeps a trip for so many days with so much of the directory, and brings what is not here yet. */
export async function takeTrip(days: number, part: KeptPart): Promise<void> {
  void askPersistence();
  // What is here already needs no other choice: it would be let go for a smaller one.
  const isThere = isAsMuch(await partHere(), part);
  const partBefore = isThere ? {} : { partBefore: await chosenPart() };
  await beginTrip(days, { part, ...partBefore }, Date.now());
  await bringMissing(part);
}

/** Brings what of the trip is not here: files one by one, then the directory. Faults are told by `packing`, not thrown. */
export async function bringMissing(part: KeptPart): Promise<void> {
  if (packing.getState().at !== 'rest') return;
  setPacking({ at: 'files', done: 0, of: 0 });
  let fault: PackingFault | null = null;
  try {
    syncNow();
    fault = await bringFiles(await filesToBring());
    if (fault === null && !isAsMuch(await partHere(), part)) fault = await bringDirectory(part);
  } finally {
    setPacking({ at: 'rest', fault });
  }
}

/** Ends the trip: its files go, and the directory is kept as it was before, where the trip had brought more of it. */
export async function leaveTrip(): Promise<void> {
  const trip = await endTrip();
  setPacking({ at: 'rest', fault: null });
  if (trip?.partBefore === undefined || (await chosenPart()) !== trip.part) return;
  await keepAsBefore(trip.partBefore);
}

async function bringFiles(files: MessageFile[]): Promise<PackingFault | null> {
  for (const [done, { messageId, file }] of files.entries()) {
    setPacking({ at: 'files', done, of: files.length });
    try {
      await fetchFile(messageId, file);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone') return fault;
      await noteGone(file.hash);
      continue;
    }
    // It came, and there was no room for it.
    if (!(await isFileHere(file.hash))) return 'storage-full';
  }
  return null;
}

async function bringDirectory(part: KeptPart): Promise<PackingFault | null> {
  setPacking({ at: 'directory' });
  await keep(part);
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

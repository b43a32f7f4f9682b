import type { Trip } from '#src/data/database/person-db.ts';
import { isTaken, noteNoDirectory } from '#src/data/trip.ts';
import { chosenPart } from '#src/directory/chosen-part.ts';
import { isDeleted, wantAgain } from '#src/directory/deleted.ts';
import type { TripChoice } from '#src/directory/directory-db.ts';
import { refreshAgain } from '#src/directory/download.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { keep } from '#src/directory/keep.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { isMetered } from '#src/directory/metered.ts';
import { isRemovalOwed } from '#src/directory/owed-removal.ts';
import { partHere } from '#src/directory/part-here.ts';
import { isAsMuch } from '#src/directory/part-order.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { forgetTripChoice, noteTripChoice, tripChoice } from '#src/directory/trip-choice.ts';
import type { PackingFault } from './packing.ts';

/** How the directory is before a trip that brings of it: so it is again once that is over, or whoever took it has left the device. */
export async function noteBefore(takenAt: Trip['takenAt']): Promise<void> {
  await noteTripChoice({ takenAt, ...(await directoryNow()) });
}

/** Where nothing is chosen, a metered connection keeps as much as is here. What a trip before had noted, and is not done yet, still stands. */
async function directoryNow(): Promise<Omit<TripChoice, 'key' | 'takenAt'>> {
  const { hereBefore, wasDeleted, part } = (await tripChoice()) ?? {};
  if (wasDeleted || (await isDeleted()) || (await isRemovalOwed())) return { wasDeleted: true };
  if (hereBefore) return { hereBefore, part };
  if (!isMetered() || (await chosenPart()) !== null) return {};
  return { hereBefore: (await partHere()) ?? 'first' };
}

/** Of a trip that is over: unless it changed nothing of the directory, or the person has chosen otherwise since. */
export async function keepAsBefore(trip: Trip): Promise<void> {
  const { part, partBefore } = trip;
  const choice = await choiceOf(trip);
  // It was not brought over: the device is full.
  if (!choice && partBefore !== undefined && (await chosenPart()) === part) return keep(partBefore);
  if (!choice) return;
  if (choice.wasDeleted) {
    await removeDirectory();
    return forgetTripChoice();
  }
  await refreshAgain();
  // What it alone brought is gone by now, and it has no more to say.
  if (await choiceOf(trip)) await refreshAgain();
}

/** Whether so much of the directory is here, and none of it about to go, as it does where less was chosen a moment ago. */
export async function isKept(part: KeptPart): Promise<boolean> {
  return isAsMuch(await partHere(), part) && isAsMuch((await chosenPart()) ?? 'everything', part);
}

/**
 * Whether investors of the trip are missing that can come, and not because the person has deleted them since or chosen
 * otherwise.
 */
export async function areInvestorsOwed(trip: Trip): Promise<boolean> {
  const ended = downloadState.getState();
  // Not before this tab has been told what there is.
  if (ended.at === 'waiting' || ended.at === 'none' || (ended.at === 'fault' && ended.reason !== 'no-answer'))
    return false;
  if (await isKept(trip.part)) return false;
  if ((await isDeleted()) || (await isRemovalOwed())) return false;
  return (await choiceOf(trip)) !== undefined || (await chosenPart()) === trip.part;
}

/** Brings the investors of a trip, also those that the person has deleted. Answers why not all came. */
export async function bringInvestors(trip: Trip): Promise<PackingFault | null> {
  await chooseFor(trip);
  // Another tab that deletes the trip sees this choice from now on, and none before.
  if (!(await isTaken(trip))) {
    await keepAsBefore(trip);
    return null;
  }
  await wantAgain();
  await refreshAgain();
  const ended = downloadState.getState();
  if (ended.at === 'none' || ended.at === 'rest') await noteNoDirectory(ended.at === 'none');
  // A server without a directory owes none of it.
  if (ended.at === 'none' || isAsMuch(await partHere(), trip.part)) return null;
  if (ended.at !== 'fault' || ended.reason === 'no-answer') return 'offline';
  return ended.reason === 'damaged' ? 'server' : ended.reason;
}

async function chooseFor(trip: Trip): Promise<void> {
  const before = (await choiceOf(trip)) ?? (await directoryNow());
  await noteTripChoice({ ...before, takenAt: trip.takenAt, part: trip.part });
}

/** Undefined where it leaves the directory alone, or the person has chosen since. */
async function choiceOf({ takenAt }: Trip): Promise<TripChoice | undefined> {
  const choice = await tripChoice();
  return choice?.takenAt === takenAt ? choice : undefined;
}

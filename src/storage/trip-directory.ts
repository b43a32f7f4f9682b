import type { Trip } from '#src/data/database/person-db.ts';
import { isTaken, noteChosen } from '#src/data/trip.ts';
import { choosePart, chosenPart } from '#src/directory/chosen-part.ts';
import { isDeleted, wantAgain } from '#src/directory/deleted.ts';
import { refreshAgain } from '#src/directory/download.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { keep } from '#src/directory/keep.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { isMetered } from '#src/directory/metered.ts';
import { isRemovalOwed } from '#src/directory/owed-removal.ts';
import { partHere } from '#src/directory/part-here.ts';
import { isAsMuch } from '#src/directory/part-order.ts';
import type { PackingFault } from './packing.ts';

type KeptBefore = Pick<Trip, 'partBefore' | 'hereBefore'>;

/** Where nothing is chosen, a metered connection keeps as much as is here. */
export async function keptNow(): Promise<KeptBefore> {
  const partBefore = await chosenPart();
  return partBefore === null && isMetered()
    ? { partBefore, hereBefore: (await partHere()) ?? 'first' }
    : { partBefore };
}

/** Unless the trip changed nothing of the choice, or the person has chosen otherwise since. */
export async function keepAsBefore({
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
export async function isKept(part: KeptPart): Promise<boolean> {
  return isAsMuch(await partHere(), part) && isAsMuch((await chosenPart()) ?? 'everything', part);
}

/**
 * Whether investors of the trip are missing that can come, and not because the person has deleted them since or chosen
 * otherwise.
 */
export async function areInvestorsOwed({ part, partBefore, hasChosen }: Trip): Promise<boolean> {
  const ended = downloadState.getState();
  // Not before this tab has been told what there is.
  if (ended.at === 'waiting' || ended.at === 'none' || (ended.at === 'fault' && ended.reason !== 'no-answer'))
    return false;
  if (await isKept(part)) return false;
  if ((await isDeleted()) || (await isRemovalOwed())) return false;
  const choice = await chosenPart();
  return choice === part || (!hasChosen && choice === partBefore);
}

/** Brings the investors of a trip, also those that the person has deleted. Answers why not all came. */
export async function bringInvestors(trip: Trip): Promise<PackingFault | null> {
  await choosePart(trip.part);
  // Another tab that deletes the trip sees this choice from now on, and none before.
  if (!(await isTaken(trip))) {
    await keepAsBefore(trip);
    return null;
  }
  await noteChosen();
  await wantAgain();
  await refreshAgain();
  const ended = downloadState.getState();
  // A server without a directory owes none of it.
  if (ended.at === 'none' || isAsMuch(await partHere(), trip.part)) return null;
  if (ended.at !== 'fault' || ended.reason === 'no-answer') return 'offline';
  return ended.reason === 'damaged' ? 'server' : ended.reason;
}

import * as z from 'zod';
import { fetchManifest } from '#src/api/directory.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { DamagedDirectoryFile } from '#sync/directory/damaged-file.ts';
import type { Manifest } from '#sync/directory/manifest.ts';
import { chosenPart } from './chosen-part.ts';
import { isDeleted, isEmptied, wantAgain } from './deleted.ts';
import { type DownloadState, downloadState, setDownloadState } from './download-state.ts';
import { endTripChoice } from './end-trip-choice.ts';
import { arrivalsOf, bytesSent, isDivided, isLittle, type KeptPart } from './kept-part.ts';
import { letGoOfMore, makingRoom } from './make-room.ts';
import { isMetered } from './metered.ts';
import { noteAsked } from './note-asked.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isRemovalOwed, removeOwed } from './owed-removal.ts';
import { isWhole, wholePart } from './part-here.ts';
import { isAsMuch } from './part-order.ts';
import { indexKeysOf, plannedUnits } from './planned-units.ts';
import { forgetFiles } from './record-files.ts';
import { endStoring, prepareStoring } from './store-elsewhere.ts';
import { missingOf, storeMissing } from './store-missing.ts';
import { currentManifest, keepOnly, noteFilling, storedHashes, switchManifest } from './stored-files.ts';
import { keepIndexes } from './stored-indexes.ts';
import { keepAfterTrip } from './trip-choice.ts';

let named: string | null = null;

/**
 * Brings the directory on this device to the manifest whose hash the last sync named; null when there is none.
 * Asks nothing of the network when it is already here. Faults are shown in the download state, not thrown;
 * what has arrived is kept, so the next call goes on from there.
 */
export async function refreshDirectory(manifestHash: string | null): Promise<void> {
  named = manifestHash;
  if (manifestHash === null) return setDownloadState({ at: 'none' });
  noteAsked();
  await oneAtATime((isMine) => bringNamed(manifestHash, isMine));
}

async function bringNamed(manifestHash: string, isMine: () => boolean): Promise<void> {
  noteAsked();
  try {
    setDownloadState(await bring(manifestHash, isMine));
  } catch (error) {
    setDownloadState({ at: 'fault', reason: reasonOf(error) });
  } finally {
    endStoring();
  }
}

/**
 * To a device that has nothing of the directory yet: asks at once what there is, and brings it. The first sync, which names
 * it, comes seconds later on a first visit. Does nothing where that was earlier, or nobody answers.
 */
export async function bringEarly(): Promise<void> {
  if (named !== null) return;
  if (downloadState.getState().at !== 'none') noteAsked();
  try {
    await oneAtATime(bringFirst);
  } finally {
    if (downloadState.getState().at === 'asked') setDownloadState({ at: 'waiting' });
  }
}

async function bringFirst(isMine: () => boolean): Promise<void> {
  if (named !== null || (await currentManifest()) !== null) return;
  prepareStoring();
  try {
    const { hash, manifest } = await fetchNext();
    if (manifest.total === 0) return;
    named ??= hash;
    await bringNamed(hash, isMine);
  } finally {
    endStoring();
  }
}

/** For who looks into the database: what was deleted is wanted again, and longer than a trip. Without a network it comes with the next sync. */
export async function bringToLook(): Promise<void> {
  const wasDeleted = await wantAgain();
  // Who looks at what a trip has brought asks for nothing.
  if (wasDeleted || (await isEmptied())) await keepAfterTrip();
  if (!navigator.onLine) return;
  if (wasDeleted) await refreshAgain();
  await bringEarly();
}

/** As refreshDirectory, with the manifest it was last told of. */
export function refreshAgain(): Promise<void> {
  return named === null ? Promise.resolve() : refreshDirectory(named);
}

/**
 * 1. What a device has whole stays in use until as much of the new is here: nobody is lost because somebody wants more.
 * 2. One that has less than it wants fills up with what the server has now, and searches what has come so far.
 * 3. On a metered connection, while the person chose nothing, one that has more than the first set loses none of it, and
 *    follows the server where that costs little.
 * 4. Where the person chooses anew meanwhile, or the connection becomes metered, or is so no more, it begins again.
 * 5. Where they delete it meanwhile, it is deleted: the tab that they did it in may be gone. Nothing is brought until they ask.
 * 6. Where this tab stood still, and another has taken its turn, that one may have brought what is newer, or deleted all of it:
 *    this one touches nothing before its next turn.
 * 7. Where a full device has more than the person chose, that makes room for what they chose.
 */
async function bring(manifestHash: string, isMine: () => boolean): Promise<DownloadState> {
  if ((await removeOwed()) || (await endTripChoice())) {
    forgetFiles();
    return { at: 'waiting' };
  }
  if (await isDeleted()) return { at: 'waiting' };
  const current = await currentManifest();
  const next = [current, lastFetched].find((one) => one?.hash === manifestHash) ?? (await fetchNext());
  const choice = await chosenPart();
  const isAsked = isToBeAsked(next.manifest, choice);
  const part = isAsked ? await partUnasked(current?.manifest ?? null, next.manifest) : choice || 'everything';
  if (part === null) return afterAsking(next.manifest);
  const whole = current && (await wholeOf(current.manifest, part));
  const isWanted = async () =>
    (await chosenPart()) === choice &&
    isToBeAsked(next.manifest, choice) === isAsked &&
    !(await isRemovalOwed()) &&
    isMine();
  const beginAgain = () => (isMine() ? bring(manifestHash, isMine) : bringInNextTurn(manifestHash));
  const isFilling = whole !== part;
  const all = arrivalsOf(next.manifest, part, isFilling);
  const asMuch = whole ? arrivalsOf(next.manifest, whole, false) : [];
  const bringAsMuch = async () => {
    const isBrought = await storeMissing(asMuch, all, isWanted);
    if (isBrought && current?.hash !== next.hash) await switchManifest(next.hash, next.manifest);
    return isBrought;
  };
  const makeRoom = async () =>
    current !== null &&
    choice !== null &&
    (await isWanted()) &&
    letGoOfMore(current.manifest, next.manifest, choice);
  if (!(await makingRoom(bringAsMuch, makeRoom))) return beginAgain();
  if (isFilling && !(await storeMissing(all, all, isWanted, noteFilling))) return beginAgain();
  const isPartOfMore = isAsked && part === 'heads';
  await keepOnly(arrivalsOf(next.manifest, isPartOfMore ? 'everything' : part, isPartOfMore).flat());
  forgetFiles();
  // What is searched anew lets go of them itself, and that may be long after.
  await keepIndexes(indexKeysOf(plannedUnits(next.manifest, await storedHashes())));
  return isAsked ? afterAsking(next.manifest) : { at: 'rest' };
}

function bringInNextTurn(manifestHash: string): Promise<DownloadState> {
  setDownloadState({ at: 'asked' });
  // The server may have another by now.
  lastFetched = null;
  return oneAtATime((isMine) => bring(manifestHash, isMine));
}

/** The manifest the server served last: one that waits for the person's choice is not fetched again with every sync. */
let lastFetched: { hash: string; manifest: Manifest } | null = null;

async function fetchNext(): Promise<{ hash: string; manifest: Manifest }> {
  const { bytes, manifest } = await fetchManifest();
  lastFetched = { hash: await sha256(bytes), manifest };
  return lastFetched;
}

/** On a metered connection nobody is made to pay for more than the first set unasked. */
function isToBeAsked(manifest: Manifest, choice: KeptPart | null): boolean {
  return isMetered() && isDivided(manifest) && !choice;
}

/**
 * What may be brought before the person chose: the first set to a device that has no more than that; else as much as is
 * here, where what is new of it is little. Null: what is here stays as it is.
 */
async function partUnasked(current: Manifest | null, next: Manifest): Promise<KeptPart | null> {
  const here = await storedHashes();
  const hasMore = current?.base.some(({ heads, theses }) => here.has(heads.hash) || here.has(theses.hash));
  if (!current || !hasMore) return 'first';
  for (const part of ['everything', 'heads'] as const) {
    if (!isWhole(current, part, here)) continue;
    return isLittle(missingOf(arrivalsOf(next, part, false), here)) ? part : null;
  }
  return null;
}

/** How much of the part that is wanted is here whole, null where nothing is. Everybody's records hold those of the lesser parts. */
async function wholeOf(manifest: Manifest, wanted: KeptPart): Promise<KeptPart | null> {
  const part = wholePart(manifest, await storedHashes());
  return isAsMuch(part, wanted) ? wanted : part;
}

async function afterAsking(manifest: Manifest): Promise<DownloadState> {
  const bytes = bytesSent(missingOf(arrivalsOf(manifest, 'everything', false), await storedHashes()));
  return bytes > 0 ? { at: 'asking', bytes } : { at: 'rest' };
}

function reasonOf(error: unknown): Extract<DownloadState, { at: 'fault' }>['reason'] {
  if (isStorageFull(error)) return 'storage-full';
  if (error instanceof DamagedDirectoryFile || error instanceof SyntaxError || error instanceof z.ZodError)
    return 'damaged';
  return 'no-answer';
}

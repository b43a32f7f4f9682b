import type { Manifest } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import { buildHeadIndex, openHeadIndex } from '#sync/search/head-index.ts';
import type { Pause } from '#sync/search/pause.ts';
import type { SearchableDirectory, SearchUnit } from '#sync/search/search-unit.ts';
import { buildThesisIndex, openThesisIndex } from '#sync/search/thesis-index.ts';
import type { StoredManifest } from './directory-db.ts';
import type { Held } from './held.ts';
import { heldOf } from './held-of.ts';
import { investorOf } from './investor-of.ts';
import { masked } from './masks.ts';
import { keepOpen, openedHead, openedTheses, openStored, remember } from './open-indexes.ts';
import { indexKeysOf, type PlannedUnit, plannedUnits } from './planned-units.ts';
import { forgetFiles, rowOf } from './record-files.ts';
import { currentManifest, storedHashes } from './stored-files.ts';
import { keepIndexes, storeIndex } from './stored-indexes.ts';
import { storedInvestor } from './stored-investor.ts';

/** `version` tells one state of the directory from the next. `held`: see held.ts; null where all of it is searched. */
export type LoadedDirectory = SearchableDirectory & { version: string; held: Held | null };

/**
 * Opens the indexes stored on the device and builds those that are missing, one after the other; null when nothing is here.
 * Yields what can be searched as soon as there is something, and again with each index built; where a whole directory is in
 * use, and another whole one takes its place, that alone, for fewer would be found until then. `onProgress` gets 0 to 1.
 */
export async function* load(
  pause: Pause,
  onProgress: (done: number) => void,
  inUse: LoadedDirectory | null = null,
): AsyncGenerator<LoadedDirectory | null, void> {
  for (;;) {
    const stored = await currentManifest();
    try {
      return yield* loadState(stored, pause, onProgress, inUse);
    } catch (error) {
      // A file may have gone because another took its place; then what is here now is loaded.
      const now = await currentManifest();
      if (now?.hash === stored?.hash && now?.arrivals === stored?.arrivals) throw error;
    }
  }
}

async function* loadState(
  stored: StoredManifest | null,
  pause: Pause,
  onProgress: (done: number) => void,
  inUse: LoadedDirectory | null,
): AsyncGenerator<LoadedDirectory | null, void> {
  forgetFiles();
  const planned = stored ? plannedUnits(stored.manifest, await storedHashes()) : [];
  if (!stored || planned.length === 0) return yield null;
  const { manifest } = stored;
  const read = async (ids: number[]) => {
    const found = await Promise.all(ids.map((id) => recordOf(id, planned, manifest)));
    return found.filter((investor) => investor !== null);
  };
  const keys = indexKeysOf(planned);
  keepOpen(keys);
  await openStored(planned);
  let built = 0;
  // Whoever was found stays found: the first set goes once all the files are here, before the last of them are indexed.
  const leaving = inUse?.version.startsWith(`${stored.hash} `) ? inUse.units : [];
  const directory = async (): Promise<LoadedDirectory> => ({
    version: `${stored.hash} ${stored.arrivals} ${built}`,
    units: masked([...(await layersOf(planned)), ...(planned.every(isHeadOpen) ? [] : leaving.map(asLayer))]),
    held: heldOf(manifest, coverOf(planned.filter(isHeadOpen), isThesisOpen)),
    read,
  });
  const isAtOnce = inUse?.held === null && heldOf(manifest, coverOf(planned, hasTheses)) === null;
  if (!isAtOnce && planned.some(isHeadOpen)) yield await directory();
  for (const [at, unit] of planned.entries()) {
    const isBuilt = await buildMissing(unit, pause);
    onProgress((at + 1) / planned.length);
    if (!isBuilt) continue;
    built += 1;
    if (!isAtOnce) yield await directory();
  }
  if (isAtOnce) yield await directory();
  await keepIndexes(keys);
}

/**
 * From the files of the newest unit that has it: those of the others need not be read. Where they went as others took their
 * place, from what is here now: a record keeps its id.
 */
async function recordOf(id: number, planned: PlannedUnit[], manifest: Manifest): Promise<Investor | null> {
  const unit = planned.find(({ headKey }) => rowOf(openedHead(headKey)?.ids ?? [], id) >= 0);
  return (await unit?.record(id)) ?? (await investorOf(manifest, id)) ?? storedInvestor(id);
}

/** What these units cover, and those of them with theses. */
function coverOf(units: PlannedUnit[], hasTheses: (unit: PlannedUnit) => boolean) {
  const theses = units.filter(hasTheses);
  const groups = (some: PlannedUnit[]) =>
    new Set(some.map(({ covers }) => covers).filter((covers) => typeof covers === 'number'));
  return {
    first: theses.some(({ covers }) => covers === 'first'),
    heads: groups(units),
    theses: groups(theses),
  };
}

function isHeadOpen({ headKey }: PlannedUnit): boolean {
  return openedHead(headKey) !== null;
}

function hasTheses({ thesisKey }: PlannedUnit): boolean {
  return thesisKey !== null;
}

function isThesisOpen({ thesisKey }: PlannedUnit): boolean {
  return thesisKey !== null && openedTheses(thesisKey) !== null;
}

function asLayer(unit: SearchUnit) {
  return { unit, removed: [] };
}

async function layersOf(planned: PlannedUnit[]) {
  const layers = planned.map(async ({ headKey, thesisKey, removedIds }) => {
    const head = openedHead(headKey);
    const theses = thesisKey === null ? null : openedTheses(thesisKey);
    return head && { unit: { head, theses, masked: null }, removed: await removedIds() };
  });
  return (await Promise.all(layers)).filter((layer) => layer !== null);
}

/** False where nothing was missing. */
async function buildMissing(unit: PlannedUnit, pause: Pause): Promise<boolean> {
  const { headKey, thesisKey } = unit;
  let isBuilt = false;
  if (!openedHead(headKey)) {
    const index = await buildHeadIndex(await unit.heads(), pause);
    remember(headKey, openHeadIndex(index));
    await storeIndex(headKey, index);
    isBuilt = true;
  }
  if (thesisKey !== null && !openedTheses(thesisKey)) {
    const index = await buildThesisIndex(await unit.theses(), pause);
    remember(thesisKey, openThesisIndex(index));
    await storeIndex(thesisKey, index);
    isBuilt = true;
  }
  return isBuilt;
}

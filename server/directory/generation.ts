import { decodeRecords, encodeHeads, encodeRecords, encodeTheses } from '#sync/directory/files.ts';
import { type BaseSegment, emptyManifest, type Manifest, segmentBits } from '#sync/directory/manifest.ts';
import type { Db } from '../db/connection.ts';
import { parseManifest } from '../db/directory.ts';
import { changedIds } from '../db/directory-comparison.ts';
import { stagedRemovals } from '../db/directory-removals.ts';
import {
  firstIdsToBe,
  idsToBe,
  investorsToBe,
  namedInvestorsToBe,
  totalToBe,
} from '../db/directory-to-be.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { sha256 } from './file-bytes.ts';
import { inLanes } from './in-lanes.ts';
import { readContent } from './read-content.ts';
import { storeFile, storeFiles } from './store-files.ts';

/** A generation of the directory whose files are stored and which is not yet the current one. */
export type Generation = { before: string | null; hash: string; bytes: Buffer; manifest: Manifest };

type Delta = Manifest['deltas'][number];
type FirstSet = NonNullable<Manifest['first']>;

/** Above this share of records that stand in deltas, a new base costs those who have the old one little more. */
const mostInDeltas = 0.1;
/** Some are compressed, beside the thread, while the next are read. */
const segmentsAtOnce = 3;
const rowsOfADelta = 2_048;
/** How many deltas there may be beyond those that are full: every one is a request, and a search through it. */
const mostLooseDeltas = 16;
/** A directory of fewer comes at once as a whole. */
const fewestForAFirstSet = 8_192;
const firstSetFrom = 4_000;
const firstSetBytes = 480_000;

/**
 * Stores the files that the staged changes call for; nobody asks for them yet. Null where nothing changes.
 * `current`: the manifest of the records that the staged ones were compared with.
 * Every step is a short transaction of its own, so that the server writes in between.
 * 1. Where few records differ from the base, they go into deltas; those of before stay, until they are too many.
 * 2. Otherwise the segments in which any record differs are written anew.
 * 3. The first set is written anew where one of its records changed, or with a new base.
 * 4. Every file that holds a record which goes is written anew without it: nobody is to find it in a file, either.
 */
export async function prepareGeneration(
  db: Db,
  current: { hash: string; bytes: Buffer } | undefined,
  onShare: (share: number) => void,
): Promise<Generation | null> {
  const changed = await retryBusy(() => (current ? changedIds(db) : idsToBe(db)));
  const removed = await retryBusy(() => stagedRemovals(db));
  if (changed.length === 0 && removed.length === 0) return null;
  onShare(0);
  const before = current ? parseManifest(current.bytes) : emptyManifest;
  const total = await retryBusy(() => totalToBe(db));
  const held = await idsInDeltas(db, before);
  const masked = without(union(held.flat(), changed), removed);
  const isNewBase = before.base.length === 0 || masked.length > total * mostInDeltas;
  const manifest: Manifest = {
    total,
    generation: before.generation + 1,
    base: await writeBase(db, before.base, { ids: isNewBase ? masked : [], removed, onShare }),
    deltas: isNewBase ? [] : await writeDeltas(db, before.deltas, { held, changed, removed, masked }),
    first: await writeFirstSet(db, isNewBase ? null : before.first, { changed, removed, total }),
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  return { before: current?.hash ?? null, hash: sha256(bytes), bytes, manifest };
}

/** Of each delta. */
async function idsInDeltas(db: Db, { deltas }: Manifest): Promise<number[][]> {
  const files = await Promise.all(deltas.map(({ hash }) => readContent(db, hash)));
  return files.map((file) => decodeRecords(file).heads.ids);
}

async function writeBase(
  db: Db,
  before: BaseSegment[],
  { ids, removed, onShare }: { ids: number[]; removed: number[]; onShare: (share: number) => void },
): Promise<BaseSegment[]> {
  const segments = new Map(before.map((segment) => [segment.segment, segment]));
  // A record that came in a delta may be of a segment that has no files yet: it is then in none.
  const left = removed.map((id) => id >> segmentBits).filter((segment) => segments.has(segment));
  const toWrite = new Set([...ids.map((id) => id >> segmentBits), ...left]);
  let written = 0;
  await inLanes(segmentsAtOnce, toWrite, async (segment) => {
    segments.set(segment, await writeSegment(db, segment));
    onShare(++written / toWrite.size);
  });
  return [...segments.values()].filter(({ rows }) => rows > 0).sort((a, b) => a.segment - b.segment);
}

async function writeSegment(db: Db, segment: number): Promise<BaseSegment> {
  const [from, end] = [segment << segmentBits, (segment + 1) << segmentBits];
  const investors = await retryBusy(() => investorsToBe(db, from, end));
  const [heads, theses] = await storeFiles(db, [encodeHeads(investors), encodeTheses(investors)]);
  if (!heads || !theses) throw new Error('A segment has two files');
  return { segment, rows: investors.length, heads, theses };
}

async function writeDeltas(
  db: Db,
  before: Delta[],
  {
    held,
    changed,
    removed,
    masked,
  }: { held: number[][]; changed: number[]; removed: number[]; masked: number[] },
): Promise<Delta[]> {
  const kept = before.map(async (delta, at) => {
    const ids = held[at] ?? [];
    const left = without(ids, removed);
    return left.length === ids.length ? [delta] : deltasOf(db, left);
  });
  const more = await deltasOf(db, changed);
  const full = Math.ceil(masked.length / rowsOfADelta);
  const all = [...(await Promise.all(kept)).flat(), ...more];
  return all.length > full + mostLooseDeltas ? deltasOf(db, masked) : all;
}

async function deltasOf(db: Db, ids: number[]): Promise<Delta[]> {
  const deltas: Delta[] = [];
  for (let start = 0; start < ids.length; start += rowsOfADelta) {
    const some = ids.slice(start, start + rowsOfADelta);
    const investors = await retryBusy(() => namedInvestorsToBe(db, some));
    const file = await storeFile(db, encodeRecords(investors, []));
    deltas.push({ ...file, rows: investors.length, removed: 0 });
  }
  return deltas;
}

async function writeFirstSet(
  db: Db,
  before: FirstSet | null,
  { changed, removed, total }: { changed: number[]; removed: number[]; total: number },
): Promise<FirstSet | null> {
  if (total < fewestForAFirstSet) return null;
  if (before) {
    const { ids } = decodeRecords(await readContent(db, before.hash)).heads;
    const touched = [...changed, ...removed];
    if (union(ids, touched).length === ids.length + touched.length) return before;
    return firstSetOf(db, without(ids, removed));
  }
  for (let count = firstSetFrom; ; ) {
    const set = await firstSetOf(db, await retryBusy(() => firstIdsToBe(db, count)));
    if (set.sent <= firstSetBytes) return set;
    count = Math.floor((count * firstSetBytes * 0.97) / set.sent);
  }
}

async function firstSetOf(db: Db, ids: number[]): Promise<FirstSet> {
  const investors = await retryBusy(() => namedInvestorsToBe(db, ids));
  return { ...(await storeFile(db, encodeRecords(investors, []))), rows: investors.length };
}

function without(ids: number[], others: number[]): number[] {
  const gone = new Set(others);
  return ids.filter((id) => !gone.has(id));
}

/** Ascending, each once. */
function union(one: number[], other: number[]): number[] {
  return [...new Set([...one, ...other])].sort((a, b) => a - b);
}

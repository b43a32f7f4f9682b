import * as z from 'zod';
import { fetchFile, fetchManifest } from '#src/api/directory.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { DamagedDirectoryFile } from '#sync/directory/damaged-file.ts';
import type { DirectoryFile, Manifest } from '#sync/directory/manifest.ts';
import { directoryDb } from './directory-db.ts';
import { type DownloadState, setDownloadState } from './download-state.ts';
import { type Arrival, arrivalsOf, bytesSent, isDivided, type KeptPart } from './kept-part.ts';
import { isMetered } from './metered.ts';
import { forgetFiles } from './record-files.ts';
import {
  currentManifest,
  keepOnly,
  noteArrival,
  storedHashes,
  storeFiles,
  switchManifest,
} from './stored-files.ts';

/** As many as a browser has connections to one server, and a little more so that none is idle. */
const filesAtOnce = 8;

let named: string | null = null;

/**
 * Brings the directory on this device to the manifest whose hash the last sync named; null when there is none.
 * Asks nothing of the network when it is already here. Faults are shown in the download state, not thrown;
 * what has arrived is kept, so the next call goes on from there.
 */
export async function refreshDirectory(manifestHash: string | null): Promise<void> {
  named = manifestHash;
  if (manifestHash === null) return setDownloadState({ at: 'none' });
  await oneAtATime(async () => {
    try {
      setDownloadState(await bring(manifestHash));
    } catch (error) {
      setDownloadState({ at: 'fault', reason: reasonOf(error) });
    }
  });
}

/** As refreshDirectory, with the manifest it was last told of. */
export function refreshAgain(): Promise<void> {
  return named === null ? Promise.resolve() : refreshDirectory(named);
}

/**
 * 1. A device that has not all it wants fills up with what the server has now, and searches what has come so far.
 * 2. One that has keeps what it had in use until all of the new is here.
 */
async function bring(manifestHash: string): Promise<DownloadState> {
  const current = await currentManifest();
  const next = current?.hash === manifestHash ? current : await fetchNext();
  const part = await partToKeep(next.manifest);
  const isFilling = current === null || !(await isComplete(current.manifest, part));
  if (isFilling && current?.hash !== next.hash) await switchManifest(next.hash, next.manifest);
  await storeMissing(arrivalsOf(next.manifest, part, isFilling), isFilling);
  if (!isFilling && current.hash !== next.hash) await switchManifest(next.hash, next.manifest);
  await keepOnly(arrivalsOf(next.manifest, part, false).flat());
  forgetFiles();
  const rest = bytesSent(arrivalsOf(next.manifest, 'everything', false));
  return (await isToBeAsked(next.manifest)) ? { at: 'asking', bytes: rest } : { at: 'rest' };
}

async function fetchNext(): Promise<{ hash: string; manifest: Manifest }> {
  const { bytes, manifest } = await fetchManifest();
  return { hash: await sha256(bytes), manifest };
}

async function partToKeep(manifest: Manifest): Promise<KeptPart> {
  if (await isToBeAsked(manifest)) return 'first';
  return (await directoryDb.choices.get('kept'))?.part ?? 'everything';
}

/** On a metered connection nobody is made to pay for more than the first set unasked. */
async function isToBeAsked(manifest: Manifest): Promise<boolean> {
  return isMetered() && isDivided(manifest) && (await directoryDb.choices.get('kept')) === undefined;
}

async function isComplete(manifest: Manifest, part: KeptPart): Promise<boolean> {
  const here = await storedHashes();
  return arrivalsOf(manifest, part, false)
    .flat()
    .every(({ hash }) => here.has(hash));
}

async function storeMissing(arrivals: Arrival[], isFilling: boolean): Promise<void> {
  const here = await storedHashes();
  const missing = arrivals
    .map((arrival) => arrival.filter(({ hash }) => !here.has(hash)))
    .filter((arrival) => arrival.length > 0);
  const of = bytesSent(arrivals);
  let bytes = of - bytesSent(missing);
  for (const arrival of missing) {
    for (let at = 0; at < arrival.length; at += filesAtOnce) {
      const some = arrival.slice(at, at + filesAtOnce);
      setDownloadState({ at: 'downloading', bytes, of });
      await storeSome(some);
      bytes += bytesSent([some]);
    }
    if (isFilling) await noteArrival();
  }
}

/** What came whole is kept even where another of them did not come. */
async function storeSome(files: DirectoryFile[]): Promise<void> {
  const fetched = await Promise.allSettled(files.map(fetchWhole));
  await storeFiles(fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  for (const one of fetched) if (one.status === 'rejected') throw one.reason;
}

async function fetchWhole({ hash }: DirectoryFile): Promise<{ hash: string; bytes: ArrayBuffer }> {
  const bytes = await fetchFile(hash);
  if ((await sha256(bytes)) !== hash) throw new DamagedDirectoryFile(`${hash} arrived damaged`);
  return { hash, bytes };
}

/** Tabs and the service worker share the database: one of them downloads, the others then find it done. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('directory', work);
}

function reasonOf(error: unknown): Extract<DownloadState, { at: 'fault' }>['reason'] {
  if (isQuotaError(error)) return 'storage-full';
  if (error instanceof DamagedDirectoryFile || error instanceof SyntaxError || error instanceof z.ZodError)
    return 'damaged';
  return 'no-answer';
}

/** Dexie reports a full disk as the abort of the transaction, with the cause inside. */
function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'QuotaExceededError' || ('inner' in error && isQuotaError(error.inner));
}

import * as z from 'zod';
import { fetchFile, fetchManifest } from '#src/api/directory.ts';
import { sha256 } from '#src/lib/sha256.ts';
import type { Manifest } from '#sync/directory.ts';
import { type DownloadState, setDownloadState } from './download-state.ts';
import { currentManifest, storedHashes, storeFile, switchManifest } from './stored-files.ts';

/** Not the bytes the name promises: cut short, or another page put in their place. */
class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/**
 * Brings the directory on this device to the manifest whose hash the last sync named; null when there is none.
 * Asks nothing of the network when it is already here. Faults are shown in the download state, not thrown;
 * what has arrived is kept, so the next call goes on from there.
 */
export async function refreshDirectory(manifestHash: string | null): Promise<void> {
  if (manifestHash === null) return setDownloadState({ at: 'none' });
  await oneAtATime(async () => {
    try {
      if ((await currentManifest())?.hash !== manifestHash) await download();
      setDownloadState({ at: 'rest' });
    } catch (error) {
      setDownloadState({ at: 'fault', reason: reasonOf(error) });
    }
  });
}

async function download(): Promise<void> {
  const { bytes, manifest } = await fetchManifest();
  await storeMissing(manifest);
  await switchManifest(await sha256(bytes), manifest);
}

async function storeMissing(manifest: Manifest): Promise<void> {
  const here = await storedHashes(manifest);
  const missing = manifest.files.filter(({ hash }) => !here.has(hash));
  let stored = manifest.files.length - missing.length;
  for (const { hash } of missing) {
    setDownloadState({ at: 'downloading', files: stored, of: manifest.files.length });
    const file = await fetchFile(hash);
    if ((await sha256(file)) !== hash) throw new DamagedFile(`${hash} arrived damaged`);
    await storeFile(hash, file);
    stored += 1;
  }
}

/** Tabs and the service worker share the database: one of them downloads, the others then find it done. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('directory', work);
}

function reasonOf(error: unknown): Extract<DownloadState, { at: 'fault' }>['reason'] {
  if (isQuotaError(error)) return 'storage-full';
  if (error instanceof DamagedFile || error instanceof SyntaxError || error instanceof z.ZodError)
    return 'damaged';
  return 'no-answer';
}

/** Dexie reports a full disk as the abort of the transaction, with the cause inside. */
function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'QuotaExceededError' || ('inner' in error && isQuotaError(error.inner));
}

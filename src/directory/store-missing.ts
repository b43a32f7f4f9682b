import { fetchFile } from '#src/api/directory.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { DamagedDirectoryFile } from '#sync/directory/damaged-file.ts';
import type { DirectoryFile } from '#sync/directory/manifest.ts';
import { setDownloadState } from './download-state.ts';
import { type Arrival, bytesSent } from './kept-part.ts';
import { storedHashes } from './stored-files.ts';
import { storeOrHold, unstoredFile } from './unstored-files.ts';

/** As many as a browser has connections to one server, and a little more so that none is idle. */
const filesAtOnce = 8;

/**
 * Stores what is missing of `arrivals`, and tells how much there is of `all`; `note` after each.
 * False where they were wanted no more, in this tab or another, before all were here.
 */
export async function storeMissing(
  arrivals: Arrival[],
  all: Arrival[],
  isWanted: () => Promise<boolean>,
  note?: () => Promise<void>,
): Promise<boolean> {
  const here = await storedHashes();
  const missing = missingOf(arrivals, here);
  const of = bytesSent(all);
  let bytes = of - bytesSent(missingOf(all, here));
  // While some are stored, the next are fetched.
  let storing = Promise.resolve();
  for (const arrival of missing) {
    for (const some of batchesOf(arrival)) {
      if (!(await isWanted())) {
        await storing;
        return false;
      }
      setDownloadState({ at: 'downloading', bytes, of });
      const hadNoRoom = some.some(isUnstored);
      const { whole, fault } = await fetchSome(some);
      await storing;
      storing = storeOrHold(whole);
      // Thrown where it is waited for.
      storing.catch(() => undefined);
      // Nothing more is fetched before there is room for what had none.
      if (fault || hadNoRoom) await storing;
      if (fault) throw fault.reason;
      bytes += bytesSent([some]);
    }
    await storing;
    await note?.();
  }
  return isWanted();
}

export function missingOf(arrivals: Arrival[], here: ReadonlySet<string>): Arrival[] {
  return arrivals
    .map((arrival) => arrival.filter(({ hash }) => !here.has(hash)))
    .filter((arrival) => arrival.length > 0);
}

/** What to fetch and store together. What had no room before comes first, by itself: it need not be fetched. */
function batchesOf(arrival: Arrival): DirectoryFile[][] {
  const rest = arrival.filter((file) => !isUnstored(file));
  const batches = [arrival.filter(isUnstored)];
  for (let at = 0; at < rest.length; at += filesAtOnce) batches.push(rest.slice(at, at + filesAtOnce));
  return batches.filter((batch) => batch.length > 0);
}

function isUnstored({ hash }: DirectoryFile): boolean {
  return unstoredFile(hash) !== null;
}

/** What came whole is to be kept even where another of them did not come. */
async function fetchSome(files: DirectoryFile[]) {
  const fetched = await Promise.allSettled(files.map(fetchWhole));
  return {
    whole: fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    fault: fetched.find((one) => one.status === 'rejected'),
  };
}

async function fetchWhole({ hash }: DirectoryFile): Promise<{ hash: string; bytes: ArrayBuffer }> {
  const held = unstoredFile(hash);
  if (held) return { hash, bytes: held };
  const bytes = await fetchFile(hash);
  if ((await sha256(bytes)) !== hash) throw new DamagedDirectoryFile(`${hash} arrived damaged`);
  return { hash, bytes };
}

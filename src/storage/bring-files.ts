import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import type { Trip } from '#src/data/database/person-db.ts';
import { isTabCurrent } from '#src/data/database/tab-person.ts';
import { isTaken, keepFor, type MessageFile, noteGone } from '#src/data/trip.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { bringFile, DamagedFile } from '#src/syncing/fetch-file.ts';
import type { Attachment } from '#sync/records/message.ts';
import type { Packing, PackingFault } from './packing.ts';

/** What is being brought: for which trip, until when, whether the next file may come, and who is told how far it is. */
export type Bringing = {
  trip: Trip;
  signal: AbortSignal;
  mayGoOn(): boolean;
  tell(state: Packing): void;
};

/** So many failures one after another are not the fault of single files. */
const vainEnough = 3;

/** Files that the server refused: they come unasked no more while this tab is open. */
const refused = new Set<string>();

/** Files of which other bytes came, as from a network with a page of its own in between: unasked not before another is there. */
const damaged = new Set<string>();
useSyncFacts.subscribe(({ connection }, before) => {
  if (connection === 'ok' && before.connection !== 'ok') damaged.clear();
});

/**
 * The size of the file that the device had no room for, if any: in this tab none as large comes unasked until one of its size
 * fits.
 */
let tooLarge = Number.POSITIVE_INFINITY;

/** Of these, those that may come unasked, and why the others did not come. */
export function worthTrying(files: MessageFile[]): { files: MessageFile[]; fault: PackingFault | null } {
  const faults = files.flatMap(({ file }) => whyNot(file) ?? []);
  return { files: files.filter(({ file }) => whyNot(file) === null), fault: faults[0] ?? null };
}

function whyNot({ hash, size }: Attachment): PackingFault | null {
  if (refused.has(hash) || damaged.has(hash)) return 'server';
  return size >= tooLarge ? 'storage-full' : null;
}

/**
 * Brings files of a trip while it lasts. One that does not come keeps no other from coming. `isEnd`: nothing else can come
 * either, or nothing is wanted any more.
 */
export async function bringFiles(
  files: MessageFile[],
  bringing: Bringing,
): Promise<{ fault: PackingFault | null; isEnd: boolean }> {
  let fault: PackingFault | null = null;
  let inVain = 0;
  let isHeard = false;
  for (const [at, file] of files.entries()) {
    const now = { at: 'files', left: files.length - at, size: file.file.size } as const;
    const heard = (bytes: number) => bringing.tell({ ...now, bytes });
    heard(0);
    const failed = await inTurn(() => bringOne(file, bringing, heard));
    if (failed === 'over') return { fault: null, isEnd: true };
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

type Failed = PackingFault | 'over' | null;

/** One tab at a time brings a file: another then finds it here. */
async function inTurn(bring: () => Promise<Failed>): Promise<Failed> {
  try {
    return await withNetworkLock(bring, { name: 'pankh-trip' });
  } catch (error) {
    // The lock was taken from this tab: whoever took it goes on.
    if (error instanceof DOMException && error.name === 'AbortError') return 'over';
    throw error;
  }
}

/** Null where the file is here now, or the server has it no more. */
async function bringOne(
  { messageId, file }: MessageFile,
  { trip, signal, mayGoOn }: Bringing,
  heard: (bytes: number) => void,
): Promise<Failed> {
  if (signal.aborted || !(await isTaken(trip)) || !mayGoOn()) return 'over';
  refused.delete(file.hash);
  damaged.delete(file.hash);
  try {
    const kept = await bringFile(messageId, file, { keep: keepFor(trip, file), signal, heard });
    if (kept === 'not-theirs') return 'sign-in';
    if (kept === 'not-wanted') return 'over';
    if (kept === 'storage-full') {
      tooLarge = file.size;
      return kept;
    }
    if (kept === 'kept' && file.size >= tooLarge) tooLarge = Number.POSITIVE_INFINITY;
    return null;
  } catch (error) {
    if (signal.aborted) return 'over';
    const fault = faultOf(error);
    if (error instanceof DamagedFile) damaged.add(file.hash);
    if (isRefusal(error)) refused.add(file.hash);
    if (fault !== 'gone') return fault;
    // To somebody else, who uses the device by now, the server names none of these.
    if (!(await isTabCurrent())) return 'sign-in';
    await noteGone(file.hash);
    return null;
  }
}

/** Not about the network, the session or how busy the server is. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.failure === null) return false;
  return error.status >= 400 && error.status < 500 && ![401, 404, 408, 426, 429].includes(error.status);
}

function faultOf(error: unknown): PackingFault | 'gone' {
  if (error instanceof DamagedFile) return 'server';
  if (error instanceof OfflineError) return 'offline';
  if (!(error instanceof ApiError)) throw error;
  // Anybody on the way says that there is no such page: only the server knows of no such file.
  if (error.status === 404 && error.failure !== null) return 'gone';
  return error.status === 401 ? 'sign-in' : 'server';
}

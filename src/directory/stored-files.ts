import { isStorageFull } from '#src/data/database/storage-full.ts';
import type { DirectoryFile, Manifest } from '#sync/directory/manifest.ts';
import type { Pause } from '#sync/search/pause.ts';
import type { StoredFile, StoredManifest, StoredPage } from './directory-db.ts';
import { gunzip, gzip } from './gzip.ts';
import { letGo } from './held-deletion.ts';
import { inDirectory } from './in-directory.ts';
import { pagesOf } from './pages.ts';
import { slices } from './pause.ts';
import { readTogether } from './read-together.ts';

export async function currentManifest(): Promise<StoredManifest | null> {
  return (await inDirectory(({ manifests }) => manifests.get('current'))) ?? null;
}

/** The hashes of the files that are here, whatever names them. */
export async function storedHashes(): Promise<Set<string>> {
  return new Set(await inDirectory(({ files }) => files.toCollection().primaryKeys()));
}

/** Stores files as they were served, all or none of them: those of heads and theses by page, so that a record is read in a moment. */
export async function storeFiles(served: { hash: string; bytes: ArrayBuffer }[]): Promise<void> {
  const pause = slices(() => true);
  const packed: StoredFile[] = [];
  const packedPages: StoredPage[] = [];
  for (const file of served) {
    const { stored, its } = await pack(file, pause);
    packed.push(stored);
    packedPages.push(...its);
  }
  await inDirectory(({ database, files, pages }) =>
    database.transaction('rw', files, pages, async () => {
      await pages.bulkPut(packedPages);
      await files.bulkPut(packed);
    }),
  );
}

/** Keeps a file by page that a version before this stored whole. Nothing is fetched for it. */
export async function keepByPage(hash: string): Promise<void> {
  const whole = await readWhole(hash);
  if (!whole) return;
  const { stored, its } = await pack(
    { hash, bytes: new Uint8Array(whole).buffer },
    slices(() => true),
  );
  if (!stored.pages) return;
  await inDirectory(({ database, files, pages }) =>
    database.transaction('rw', files, pages, async () => {
      // It may have been deleted meanwhile.
      if (!(await files.get(hash))) return;
      await pages.bulkPut(its);
      await files.put(stored);
    }),
  );
}

async function pack(
  { hash, bytes }: { hash: string; bytes: ArrayBuffer },
  pause: Pause,
): Promise<{ stored: StoredFile; its: StoredPage[] }> {
  const split = pagesOf(new Uint8Array(bytes));
  if (!split) return { stored: { hash, ...(await smaller(bytes)) }, its: [] };
  const its: StoredPage[] = [];
  for (const [page, some] of split) {
    its.push({ key: pageKey(hash, page), ...(await smaller(some.buffer)) });
    await pause();
  }
  const size = its.reduce((sum, page) => sum + page.bytes.byteLength, 0);
  const none = { bytes: new ArrayBuffer(0), gzipped: false };
  return { stored: { hash, ...none, pages: { numbers: [...split.keys()], bytes: size } }, its };
}

async function smaller(bytes: ArrayBuffer): Promise<{ bytes: ArrayBuffer; gzipped: boolean }> {
  const small = await gzip(bytes);
  return { bytes: small ?? bytes, gzipped: small !== null };
}

/** From here on the directory is what this manifest names, as far as it is here. Files it does not name stay for now. */
export async function switchManifest(hash: string, manifest: Manifest): Promise<void> {
  await inDirectory(({ manifests }) => manifests.put({ key: 'current', hash, manifest, arrivals: 0 }));
}

/**
 * Deletes every file but these, and tells whoever searches that there is something new: a full device cannot tell them. Answers
 * whether there were others.
 */
export async function keepOnly(kept: DirectoryFile[]): Promise<boolean> {
  const hashes = new Set(kept.map(({ hash }) => hash));
  try {
    return await deleteOthers(hashes, noteArrival);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    // A full browser takes deletions, but no transaction that stores anything, whatever it makes room for.
    const hadOthers = await deleteOthers(hashes, async () => undefined);
    await noteArrival().catch(unlessFull);
    return hadOthers;
  }
}

/** `note` is stored with it, where there were others. */
function deleteOthers(kept: ReadonlySet<string>, note: () => Promise<void>): Promise<boolean> {
  return inDirectory(({ database, manifests, files, pages }) =>
    database.transaction('rw', manifests, files, pages, async () => {
      const here = await files.toCollection().primaryKeys();
      const others = here.filter((hash) => !kept.has(hash));
      if (others.length === 0) return false;
      await files.bulkDelete(others);
      for (const hash of others) await pages.where('key').startsWith(pageKey(hash, '')).delete();
      await note();
      return true;
    }),
  );
}

/** Whoever searches finds at their next start what has gone. */
function unlessFull(error: unknown): void {
  if (!isStorageFull(error)) throw error;
}

/** Deletes a file that cannot be read: the next download brings it anew, and until then the others are searched. */
export async function giveUpFile(hash: string): Promise<void> {
  await inDirectory(({ database, manifests, files, pages }) =>
    database.transaction('rw', manifests, files, pages, async () => {
      const isHere = (await files.where('hash').equals(hash).count()) > 0;
      if (!isHere) return;
      await files.delete(hash);
      await pages.where('key').startsWith(pageKey(hash, '')).delete();
      await noteArrival();
    }),
  );
}

/** Tells whoever searches that more can be searched. */
export async function noteArrival(): Promise<void> {
  await inDirectory(({ manifests }) =>
    manifests
      .where('key')
      .equals('current')
      .modify((stored) => {
        stored.arrivals += 1;
      }),
  );
}

/** As noteArrival, where a device fills up: whatever was deleted before, some of it is here again. */
export async function noteFilling(): Promise<void> {
  letGo('emptied');
  await inDirectory(({ database, manifests, deletions }) =>
    database.transaction('rw', manifests, deletions, async () => {
      await deletions.delete('emptied');
      await noteArrival();
    }),
  );
}

/** The bytes of a file that is kept whole, as it was served; those of its pages of any other; null when it is not here. */
export async function readFile(hash: string): Promise<Uint8Array[] | null> {
  const stored = await inDirectory(({ files }) => files.get(hash));
  if (!stored) return null;
  if (!stored.pages) return [await unpacked(stored)];
  const keys = stored.pages.numbers.map((page) => pageKey(hash, page));
  const its = await inDirectory(({ pages }) => pages.bulkGet(keys));
  const found = its.filter((page) => page !== undefined);
  return found.length < its.length ? null : Promise.all(found.map(unpacked));
}

/** The bytes of a file that is kept whole, as it was served; null of any other, and when it is not here. */
export async function readWhole(hash: string): Promise<Uint8Array | null> {
  const stored = await inDirectory(({ files }) => files.get(hash));
  return stored && !stored.pages ? unpacked(stored) : null;
}

/** The bytes of one page of a file; null where it has none of that number, is kept whole, or is not here. */
export async function readPage(hash: string, page: number): Promise<Uint8Array | null> {
  const stored = await pageWanted(pageKey(hash, page));
  return stored ? unpacked(stored) : null;
}

/** Those that are wanted in one turn are read together: each by itself takes as long as all of them. */
const pageWanted = readTogether((keys) => inDirectory(({ pages }) => pages.bulkGet(keys)));

async function unpacked({ bytes, gzipped }: StoredPage | StoredFile): Promise<Uint8Array> {
  return new Uint8Array(gzipped ? await gunzip(bytes) : bytes);
}

function pageKey(hash: string, page: number | ''): string {
  return `${hash} ${page}`;
}

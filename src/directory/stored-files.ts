import { reconnecting } from '#src/data/reconnecting.ts';
import type { Manifest } from '#sync/directory.ts';
import { directoryDb, type StoredFile, type StoredManifest } from './directory-db.ts';
import { gunzip, gzip } from './gzip.ts';

const { database, manifests, files } = directoryDb;

export async function currentManifest(): Promise<StoredManifest | null> {
  return (await manifests.get('current')) ?? null;
}

/** Of the files a manifest names, the hashes of those already here. */
export async function storedHashes(manifest: Manifest): Promise<Set<string>> {
  const named = new Set(manifest.files.map(({ hash }) => hash));
  const here = await files.toCollection().primaryKeys();
  return new Set(here.filter((hash) => named.has(hash)));
}

export async function storeFile(hash: string, bytes: ArrayBuffer): Promise<void> {
  const packed = await gzip(bytes);
  const file = { hash, bytes: packed ?? bytes, gzipped: packed !== null };
  await reconnecting(database, () => files.put(file));
}

/** From here on the directory is what this manifest names; files it does not name are deleted. */
export async function switchManifest(hash: string, manifest: Manifest): Promise<void> {
  const named = new Set(manifest.files.map((file) => file.hash));
  const change = async () => {
    const here = new Set(await files.toCollection().primaryKeys());
    // Another tab may have deleted what it did not need; the files are then fetched again.
    if ([...named].some((file) => !here.has(file))) throw new Error('A file of the directory is missing');
    await manifests.put({ key: 'current', hash, manifest });
    await files.bulkDelete([...here].filter((file) => !named.has(file)));
  };
  await reconnecting(database, () => database.transaction('rw', manifests, files, change));
}

/** The current manifest and its files, as they were at one moment. Null when there is no directory here. */
export async function readDirectory(): Promise<{ stored: StoredManifest; files: StoredFile[] } | null> {
  const read = async () => {
    const stored = await manifests.get('current');
    if (!stored) return null;
    const found = await files.bulkGet(stored.manifest.files.map(({ hash }) => hash));
    return { stored, files: found.filter((file) => file !== undefined) };
  };
  return reconnecting(database, () => database.transaction('r', manifests, files, read));
}

/** The file of one segment of the current directory. */
export async function readSegment(segment: number): Promise<StoredFile | null> {
  return database.transaction('r', manifests, files, async () => {
    const stored = await manifests.get('current');
    const hash = stored?.manifest.files.find((file) => file.segment === segment)?.hash;
    return hash === undefined ? null : ((await files.get(hash)) ?? null);
  });
}

/** What the bytes of a stored file hold. */
export async function unpack({ bytes, gzipped }: StoredFile): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(gzipped ? await gunzip(bytes) : bytes));
}

import { reconnecting } from '#src/data/reconnecting.ts';
import type { DirectoryFile, Manifest } from '#sync/directory/manifest.ts';
import { directoryDb, type StoredFile, type StoredManifest } from './directory-db.ts';
import { gunzip, gzip } from './gzip.ts';

const { database, manifests, files } = directoryDb;

export async function currentManifest(): Promise<StoredManifest | null> {
  return (await manifests.get('current')) ?? null;
}

/** The hashes of the files that are here, whatever names them. */
export async function storedHashes(): Promise<Set<string>> {
  return new Set(await files.toCollection().primaryKeys());
}

/** Stores files as they were served, all or none of them. */
export async function storeFiles(served: { hash: string; bytes: ArrayBuffer }[]): Promise<void> {
  const packed = await Promise.all(
    served.map(async ({ hash, bytes }): Promise<StoredFile> => {
      const small = await gzip(bytes);
      return { hash, bytes: small ?? bytes, gzipped: small !== null };
    }),
  );
  await reconnecting(database, () => files.bulkPut(packed));
}

/** From here on the directory is what this manifest names, as far as it is here. Files it does not name stay for now. */
export async function switchManifest(hash: string, manifest: Manifest): Promise<void> {
  await reconnecting(database, () => manifests.put({ key: 'current', hash, manifest, arrivals: 0 }));
}

/** Deletes every file but these, and tells whoever searches that there is something new. */
export async function keepOnly(kept: DirectoryFile[]): Promise<void> {
  const hashes = new Set(kept.map(({ hash }) => hash));
  const change = async () => {
    const here = await files.toCollection().primaryKeys();
    const others = here.filter((hash) => !hashes.has(hash));
    if (others.length === 0) return;
    await files.bulkDelete(others);
    await noteArrival();
  };
  await reconnecting(database, () => database.transaction('rw', manifests, files, change));
}

/** Tells whoever searches that more can be searched. */
export async function noteArrival(): Promise<void> {
  await manifests
    .where('key')
    .equals('current')
    .modify((stored) => {
      stored.arrivals += 1;
    });
}

/** The bytes of a file as it was served; null when it is not here. */
export async function readFile(hash: string): Promise<Uint8Array | null> {
  const stored = await files.get(hash);
  if (!stored) return null;
  return new Uint8Array(stored.gzipped ? await gunzip(stored.bytes) : stored.bytes);
}

import { inDirectory } from './in-directory.ts';

/** The indexes that are here, by key. */
export async function readIndexes(keys: string[]): Promise<Map<string, ArrayBuffer>> {
  const found = await inDirectory(({ indexes }) => indexes.bulkGet(keys));
  return new Map(found.flatMap((stored) => (stored ? [[stored.key, stored.index]] : [])));
}

/** Keeps an index for the next start. Where there is no room for it, it is built again then. */
export async function storeIndex(key: string, index: ArrayBuffer): Promise<void> {
  await inDirectory(({ indexes }) => indexes.put({ key, index })).catch(() => undefined);
}

/** Deletes the indexes of what is not in use any more. */
export async function keepIndexes(keys: string[]): Promise<void> {
  const kept = new Set(keys);
  await inDirectory(async ({ indexes }) => {
    const here = await indexes.toCollection().primaryKeys();
    await indexes.bulkDelete(here.filter((key) => !kept.has(key)));
  });
}

/** Without a throw where that fails: what is built in their place is stored over them. */
export async function deleteIndexes(keys: string[]): Promise<void> {
  await inDirectory(({ indexes }) => indexes.bulkDelete(keys)).catch(() => undefined);
}

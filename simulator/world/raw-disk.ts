/** Every record of a database by its store, read past the app and Dexie; null where the disk has no such database. */
export async function recordsOf(disk: IDBFactory, name: string): Promise<Record<string, unknown[]> | null> {
  const known = await disk.databases();
  if (!known.some((database) => database.name === name)) return null;
  const db = await done(disk.open(name));
  const stores = [...db.objectStoreNames];
  const transaction = db.transaction(stores);
  const records = await Promise.all(
    stores.map(async (store) => [store, await done(transaction.objectStore(store).getAll())] as const),
  );
  db.close();
  return Object.fromEntries(records);
}

/** Deletes every database of a disk: whoever holds a connection hears of it, and must close it. */
export async function emptied(disk: IDBFactory): Promise<void> {
  for (const { name = '' } of await disk.databases()) {
    const request = disk.deleteDatabase(name);
    for (let turns = 0; request.readyState === 'pending' && turns < 10_000; turns += 1)
      await new Promise(setImmediate);
    if (request.readyState === 'pending') throw new Error(`Somebody never closes ${name}`);
  }
}

function done<T>(request: IDBRequest & { result: T }): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

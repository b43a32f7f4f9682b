/** What fake-indexeddb keeps of a disk: its own books, which no connection stands before. */
type Disk = { _databases: Map<string, Database> };
type Database = {
  rawObjectStores: Map<string, { records: { values(): Iterable<{ value: unknown }> } }>;
  transactions: { _state: string }[];
};

/**
 * Every record of a database by its store, read past the app, Dexie and IndexedDB itself: a connection with a request for
 * each store would take longer than everything it is to look after. Null where the disk has no such database. The records are
 * those of the disk, which never change: another takes the place of one that is written. Not to be changed.
 */
export async function recordsOf(
  disk: IDBFactory,
  name: string,
  only?: string,
): Promise<Record<string, unknown[]> | null> {
  const known = await disk.databases();
  const database = databasesOf(disk).get(name);
  if (!database || !known.some((one) => one.name === name)) return null;
  // What a transaction has written is there before it is sure to stay.
  for (let turns = 0; database.transactions.some(isUnderWay); turns += 1) {
    if (turns > 10_000) throw new Error(`A transaction on ${name} never ends`);
    await new Promise(setImmediate);
  }
  const records: Record<string, unknown[]> = {};
  for (const [store, { records: kept }] of database.rawObjectStores)
    if (only === undefined || store === only)
      records[store] = Array.from(kept.values(), ({ value }) => value);
  return records;
}

function isUnderWay({ _state: state }: { _state: string }): boolean {
  return state !== 'finished';
}

function databasesOf(disk: IDBFactory): Map<string, Database> {
  const { _databases: databases } = disk as unknown as Disk; // that of fake-indexeddb, whose types do not tell of it
  return databases;
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

import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { databaseName } from '#src/data/database/rows.ts';
import { adminRows } from './released-admin.ts';
import { founderRows } from './released-founder.ts';
import { investorRows } from './released-investor.ts';
import { adminId, founderId, id, investorId, type Rows } from './released-world.ts';

// The databases of three people as each version of the app made them, with rows as it stored them: what they have done by then was
// done with the actions of the last commit of versions 1, 2 and 9 to 12, and came to these rows. Versions 3 to 8 came in one
// commit with 9: theirs are as 9 stored them. What was released is never changed here; a new version of
// src/data/database/person-db.ts is one more at the end.

export type ReleasedDb = {
  version: number;
  person: string;
  owner: string;
  /** Every table with its indexes, as Dexie takes them. */
  stores: Record<string, string>;
  rows: Rows;
};

/** The tables that each version added. */
const additions: Record<string, string>[] = [
  {
    base: 'key',
    outbox: 'order, &id, state, *touches',
    kept: 'order, &id, keptAt',
    named: 'key',
    meta: 'key',
    accounts_1: 'id',
    drafts_1: 'id',
    opportunities_1: 'id',
    testimonials_1: 'id',
    articles_1: 'id',
    attention_1: 'id',
  },
  { draftVersions_1: 'id, draftId' },
  {
    investorProfiles_1: 'id',
    companies_1: 'id',
    consents_1: 'id',
    subscriptions_1: 'id',
    preferences_1: 'id',
    reports_1: 'id',
  },
  { investorCards_1: 'id', connections_1: 'id', contacts_1: 'id', pipeline_1: 'id' },
  { notifications_1: 'id', investments_1: 'id' },
  {
    threads_1: 'id',
    directMessages_1: 'id, [connectionId+number]',
    blocks_1: 'id',
    typed: 'connectionId',
  },
  { chosen: 'connectionId', files: 'hash, usedAt' },
  { dealUpdates_1: 'id, opportunityId', dealViews_1: 'id' },
  { approaches_1: 'id' },
  { forms: 'key' },
  { asks: 'id, context, waits, unseen, untold' },
  { trips: 'key' },
];

/** Synced tables in the order in which the shape of a database names them. */
const named =
  'accounts drafts draftVersions opportunities testimonials articles attention investorProfiles companies consents subscriptions preferences reports investorCards connections contacts pipeline notifications investments dealUpdates dealViews threads directMessages blocks approaches';

/** What a device knows of its own dealings with the server; the admin's is reading everything anew. */
function metaOf(owner: string, version: number, stores: ReleasedDb['stores']): object[] {
  const resyncFrom = owner === adminId ? 3 : null;
  const isBetweenPages = resyncFrom !== null;
  const tables = named.split(' ').filter((table) => `${table}_1` in stores);
  const meta = {
    key: 'meta',
    clientId: id(20),
    userId: owner,
    epoch: id(22),
    nextSeq: 5,
    ack: 3,
    cursors: { public: 7, [owner]: 7 },
    resyncFrom,
    writes: 9,
    shape: JSON.stringify(Object.fromEntries(tables.map((table) => [table, 1]))),
    token: 'a token',
  };
  if (version < 9) return [meta];
  if (version < 12) return [{ ...meta, isBetweenPages }];
  const groups = ['deals', 'messages'];
  const lacks = isBetweenPages ? ['messages'] : undefined;
  return [
    { ...meta, lacks, isBetweenPages, isFirstReading: false, marked: groups },
    ...groups.map((key) => ({ key })),
  ];
}

/** The rows of a version over those of the one before: what has the same key was stored anew. */
function over(before: Rows, rows: Rows, stores: ReleasedDb['stores']): Rows {
  const added = Object.entries(rows).map(([table, stored]) => {
    const key = stores[table]?.split(',')[0] ?? '';
    const keyed = [...(before[table] ?? []), ...stored].map((row) => [Reflect.get(row, key), row] as const);
    return [table, [...new Map(keyed).values()]] as [string, object[]];
  });
  return { ...before, ...Object.fromEntries(added) };
}

function releasedTo(person: string, owner: string, told: Rows[]): ReleasedDb[] {
  let stores: ReleasedDb['stores'] = {};
  let rows: Rows = {};
  return additions.map((added, index) => {
    const version = index + 1;
    stores = { ...stores, ...added };
    rows = over(rows, { ...told[index], meta: metaOf(owner, version, stores) }, stores);
    return { version, person, owner, stores, rows };
  });
}

export const releasedPersonDbs: ReleasedDb[] = [
  ...releasedTo('a founder', founderId, founderRows),
  ...releasedTo('an investor', investorId, investorRows),
  ...releasedTo('an admin', adminId, adminRows),
];

type World = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** A browser in which that version has left this database. */
export async function asReleased({ owner, version, stores, rows }: ReleasedDb): Promise<World> {
  const world = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = new Dexie(databaseName(owner), world);
  db.version(version).stores(stores);
  for (const [table, stored] of Object.entries(rows)) await db.table(table).bulkPut(stored);
  db.close();
  return world;
}

import { Dexie, type DexieOptions, type Table } from 'dexie';
import { databaseOptions } from '#src/lib/database-options.ts';
import type { AiTask } from '#sync/ai/provenance.ts';
import type { AiFeedback } from '#sync/endpoints/ai.ts';
import type { Failure } from '#sync/errors.ts';
import { newId } from '#sync/ids.ts';
import type { Cursors } from '#sync/protocol.ts';
import type { Attachment } from '#sync/records/message.ts';
import { type TableName, tableNames } from '#sync/table-names.ts';
import type { Row } from '#sync/tables.ts';
import { storedMeta } from './group-marks.ts';
import { rowGroups } from './has-arrived.ts';
import { databaseName, ownerOf, shapes, storeName } from './rows.ts';

/**
 * Work of the person on its way to the server. `order` is the order of doing; `seq` is given when the entry is frozen.
 * waiting -> frozen (handed to the network; unchangeable until its outcome is stored) -> applied (decided, until every
 * cursor has passed `at`) -> kept; or frozen -> waiting again with a reason and `notBefore`; or frozen -> refused.
 */
export type Entry = {
  order: number;
  id: string;
  name: string;
  args: unknown;
  /** Key texts of the rows it may change. */
  touches: string[];
  /** When the person did it, by the device's clock: ISO. */
  doneAt: string;
  state: 'waiting' | 'frozen' | 'applied' | 'refused';
  seq?: number;
  /** Why it waits, or was refused. */
  failure?: Failure;
  /** Not to be sent between `heldSince` and `notBefore`, device clock in ms. */
  heldSince?: number;
  notBefore?: number;
  /** The server named no moment for it: `notBefore` is only when it is asked again. */
  hasNoTurn?: true;
  /** The number that shows all its effects. */
  at?: number;
  /** Hashes of the files that have to be sent before it. */
  files?: string[];
  /** Refused work done again, under the id that every device gives it. */
  isRetry?: true;
  /** Offered again to a server whose history is another one: what it came to in the one before. */
  cameTo?: 'applied' | 'refused';
  /** Which refused thing the person answers with it: all the answers to one are one. Absent in what an older version stored. */
  answersTo?: string;
};

/** A row as the server has it, kept while unsent work shows something else; null where the server has none. */
export type Base = { key: string; row: Row | null };

/** Rows that the person can delete from the device, to be read anew. */
export type RowGroup = 'deals' | 'messages';

export type Meta = {
  key: 'meta';
  clientId: string;
  userId: string;
  epoch: string;
  nextSeq: number;
  ack: number;
  cursors: Cursors;
  /** Set while everything is read anew: rows that are not named by the end go. */
  resyncFrom: number | null;
  /**
   * Of what is not all here while it is read anew; the other groups go on being whole. Absent where nothing is known to be, and
   * while nothing is read anew: a version before this, which deletes without saying of what, would carry it along.
   */
  lacks?: RowGroup[] | undefined;
  /** Stored by a version before this alone, which notes no groups: see storedMeta. */
  hadAll?: boolean;
  /** The groups that have a mark, see GroupMark. Absent where a version before this stored it. */
  marked?: RowGroup[];
  /** The answer that was last brought in has further pages: rows here may be older than work that was sent. */
  isBetweenPages?: boolean;
  /** Nothing was here before the answer that was last brought in, and it has further pages. */
  isFirstReading?: boolean;
  /** Counts what the person did: who watches this sees that there is something to send. */
  writes: number;
  /** The shapes of the row tables these cursors are for. */
  shape: string;
  /** The second secret of the session, for the two calls of the spec that want a bearer. */
  token: string | null;
  /** The person has left the device: what remains of this is about to be deleted. */
  isLeft?: true;
  /** Once they have left, and their rows are gone: their email, masked. */
  leftAs?: string;
};

/** Work that was sent. `isMerged`: its words were joined with words written elsewhere. */
export type Kept = Entry & { keptAt: number; isMerged?: true };

/** What somebody has typed to somebody and not sent yet, by connection. `turn` counts how often it was stored, `at` is when last: ISO. `toName` and `toHref`: whom it is for and where it was typed, where they are only to be asked. `took` names the words held beside the database that stand in it: they are held until this is on the disk. */
export type Typed = {
  connectionId: string;
  text: string;
  turn?: number;
  at?: string;
  toName?: string;
  toHref?: string;
  took?: string;
};

/**
 * What somebody has written into a form and not saved yet, by field; `from`: what stood there when they began; `underWay`: what
 * was being saved of it, which may stand there by now.
 */
export type WrittenFields = Record<
  string,
  { from: unknown; to: string | string[]; underWay?: string | undefined }
>;

/** Such a form. `title` and `labels` say what it is to whoever does not see it, `href` is where it is; `at`: ISO. `page` wrote it; `turn` counts how often that page had written anything by then. */
export type WrittenForm = {
  key: string;
  title: string;
  href: string;
  labels: Record<string, string>;
  fields: WrittenFields;
  /** What was written before that, where its writer began afresh: it can be brought back until the form is closed. */
  aside?: WrittenFields;
  at: string;
  page?: string;
  turn?: number;
};

/** The same as it is stored; `others`: as it was written in other pages, the newest first. */
export type StoredForm = WrittenForm & { others?: WrittenForm[] };

/** Files for a message to somebody that is not sent yet, by connection. */
export type Chosen = { connectionId: string; files: Attachment[] };

/** A file that goes, went or came along with a message, as stored-file.ts stores it. `usedAt`: which was used last, by `nextUse` there. */
export type FileHere = { hash: string; bytes: Blob | ArrayBuffer; size: number; usedAt: number };

/**
 * A question to the assistant as this device keeps it, and what was answered; nothing of it is synced. `id` is a v7: they
 * sort by when they were asked. `input` is what the endpoint takes. Indexes know no booleans: a flag is 1 or absent.
 */
export type Ask = {
  id: string;
  task: AiTask;
  /** What it was asked in: the badge of a chat, "deal:" and an id, or a screen. */
  context: string;
  /** In the person's own words, where there are some. */
  question: string;
  /** Where it was asked: an address within the app. */
  href: string;
  input: unknown;
  /** The task's reply; absent while nothing has come. */
  reply?: unknown;
  /** The rules on this device gave it, not the server. */
  isHere?: true;
  /** The person stopped the answer: what had come of it. */
  stopped?: string;
  /** Neither the server nor this device could answer. */
  failed?: 1;
  /** The network was missing: the server is asked again when it is back. `tries`: how often it was, in vain, the last time at `triedAt`: ISO. */
  waits?: 1;
  tries?: number;
  triedAt?: string;
  /** Since when the AI has had no room for it: ISO. */
  busySince?: string;
  /** The AI's answer that came later, beside the first, and when: ISO. Nobody has looked at it while `unseen`. */
  joined?: unknown;
  joinedAt?: string;
  unseen?: 1;
  /** What the person thinks of the answer. The server has not been told while `untold`. */
  verdict?: AiFeedback['verdict'];
  untold?: 1;
};

/**
 * What the person keeps for a time without a network, on this device alone. `takenAt`, `until`: ISO; from then on its files are
 * like any others. `files`: the hashes of those that stay till then, `gone`: of those that the server has no more, `brought`: of
 * those that were not here before, which go with it; absent while there are none. `part`: how much of the directory.
 * `hasNoDirectory`: so the server said when it was last asked for the trip.
 * Only a trip that a version before TripChoice has begun has these, until it is brought over: `partBefore`, what was chosen before,
 * null where nothing was, absent where the trip left it alone: in its place stands the choice of the trip once that `hasChosen`.
 * `hereBefore`: as much as was here then, where that alone said how much is kept.
 */
export type Trip = {
  key: 'trip';
  takenAt: string;
  until: string;
  files: string[];
  gone: string[];
  brought?: { hash: string; size: number }[];
  part: DirectoryPart;
  hasNoDirectory?: boolean;
  partBefore?: DirectoryPart | null;
  hereBefore?: DirectoryPart;
  hasChosen?: true;
};
export type DirectoryPart = 'first' | 'heads' | 'everything';

/** The person's database. Row tables are named by shape: a new shape is a new table, fetched again, never migrated. */
export type PersonDb = Dexie & {
  base: Table<Base, string>;
  outbox: Table<Entry, number>;
  kept: Table<Kept, number>;
  named: Table<{ key: string }, string>;
  meta: Table<Meta, string>;
  typed: Table<Typed, string>;
  chosen: Table<Chosen, string>;
  forms: Table<StoredForm, string>;
  files: Table<FileHere, string>;
  asks: Table<Ask, string>;
  trips: Table<Trip, string>;
};

const indexes: Partial<Record<TableName, string>> = {
  draftVersions: 'draftId',
  dealUpdates: 'opportunityId',
  directMessages: '[connectionId+number]',
};
const shape = JSON.stringify(shapes);

/** A connection to a person's database; `options` as Dexie takes them. */
export function createPersonDb(userId: string, options?: DexieOptions): PersonDb {
  const db = new Dexie(databaseName(userId), {
    ...databaseOptions,
    ...options,
  }) as PersonDb; // Dexie adds tables by name
  // 2: versions of drafts. 3: profiles, consents, subscriptions, preferences, reports. 4: connections, contacts, investor cards, pipeline. 5: notifications, investments. 6: threads, messages, blocks, words not sent yet. 7: files. 8: updates on deals, how often a pitch was looked at. 9: approaches. 10: forms not saved yet. 11: questions to the assistant. 12: what is taken on a trip. A number counts up with every new table; those there are stay as they are.
  db.version(12).stores({
    base: 'key',
    outbox: 'order, &id, state, *touches',
    kept: 'order, &id, keptAt',
    named: 'key',
    meta: 'key',
    typed: 'connectionId',
    chosen: 'connectionId',
    forms: 'key',
    files: 'hash, usedAt',
    asks: 'id, context, waits, unseen, untold',
    trips: 'key',
    ...Object.fromEntries(
      tableNames.map((table) => [storeName(table), ['id', indexes[table]].filter(Boolean).join()]),
    ),
  });
  return db;
}

/** Everything one transaction of sync may touch; of rows, those of these tables. */
export function allTables(db: PersonDb, names: readonly TableName[] = tableNames): Table[] {
  return [
    ...names.map((table) => db.table(storeName(table))),
    db.base,
    db.outbox,
    db.kept,
    db.named,
    db.meta,
    db.files,
  ];
}

/** What the device knows of its own dealings with the server; made at first use, begun anew for new row shapes. */
export async function readMeta(db: PersonDb): Promise<Meta> {
  const found = await storedMeta(db);
  if (found?.shape === shape) return found;
  if (found) return { ...found, shape, cursors: {}, resyncFrom: 0, lacks: rowGroups };
  return {
    key: 'meta',
    clientId: newId(),
    userId: ownerOf(db),
    epoch: '',
    nextSeq: 1,
    ack: 0,
    cursors: {},
    resyncFrom: null,
    writes: 0,
    shape,
    token: null,
  };
}

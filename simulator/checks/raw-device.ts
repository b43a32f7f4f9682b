import * as z from 'zod';
import type { Browser } from '../world/browser.ts';
import { recordsOf } from '../world/raw-disk.ts';
import { indexed, type View } from './oracle.ts';

/** What lies on a disk of one person, read by code that the app does not use. */
export type RawDevice = {
  outbox: z.infer<typeof entrySchema>[];
  kept: z.infer<typeof keptSchema>[];
  /** The server's copies that are set aside, by key text; null where the server has no such row. */
  aside: z.infer<typeof asideSchema>[];
  /** None before the first round. */
  meta: z.infer<typeof metaSchema> | undefined;
  /** Hashes of the files whose bytes lie here. */
  files: Set<string>;
  /** Everything a screen could show. */
  view: View;
};

const entrySchema = z.object({
  id: z.string(),
  name: z.string(),
  args: z.unknown(),
  state: z.string(),
  order: z.number(),
  doneAt: z.string(),
  heldSince: z.number().optional(),
  notBefore: z.number().optional(),
  failure: z.looseObject({ code: z.string() }).optional(),
  files: z.array(z.string()).optional(),
});
const asideSchema = z.object({ key: z.string(), row: z.record(z.string(), z.unknown()).nullable() });
const fileSchema = z.object({ hash: z.string() });
const keptSchema = entrySchema.extend({ keptAt: z.number() });
const metaSchema = z.object({
  clientId: z.string(),
  userId: z.string(),
  epoch: z.string(),
  cursors: z.record(z.string(), z.number()),
  resyncFrom: z.number().nullable(),
  isBetweenPages: z.boolean().optional(),
});

const entriesIn = readOnce(entrySchema);
const keptIn = readOnce(keptSchema);
const asideIn = readOnce(asideSchema);
const metaIn = readOnce(metaSchema);
const filesIn = readOnce(fileSchema);

/** A record that is written is another one from then on: each is read once, and not to be changed. */
function readOnce<Schema extends z.ZodType>(schema: Schema): (records: unknown) => z.infer<Schema>[] {
  const read = new WeakMap<object, z.infer<Schema>>();
  const all = z.array(z.custom<object>((record) => typeof record === 'object' && record !== null));
  return (records) =>
    all.parse(records).map((record) => {
      const known = read.get(record) ?? schema.parse(record);
      read.set(record, known);
      return known;
    });
}

/** Null where that person, or a guest by their id, has nothing on this browser's disk. */
export async function rawDevice({ disk }: Browser, userId: string): Promise<RawDevice | null> {
  const records = await recordsOf(disk, `${prefix}${userId}`);
  if (!records) return null;
  // Tables of rows are named by their shape: `drafts_1`.
  const tables = Object.entries(records).filter(([store]) => /_\d+$/.test(store));
  return {
    outbox: entriesIn(records.outbox),
    kept: keptIn(records.kept),
    aside: asideIn(records.base),
    meta: metaIn(records.meta?.filter(isMeta))[0],
    files: new Set(filesIn(records.files).map(({ hash }) => hash)),
    view: Object.fromEntries(
      tables.map(([store, rows]) => [store.replace(/_\d+$/, ''), indexed(rows.filter(isRow))]),
    ),
  };
}

/** Beside it stand the marks of its groups. */
function isMeta(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'clientId' in record;
}

/** The same of the outbox alone, for who asks often. */
export async function rawOutbox({ disk }: Browser, userId: string): Promise<RawDevice['outbox']> {
  const records = await recordsOf(disk, `${prefix}${userId}`, 'outbox');
  return (records?.outbox ?? []) as RawDevice['outbox']; // what the app stores there, as `rawDevice` finds it
}

/** Whose databases are on this browser's disk: user ids, or the guest's. */
export async function peopleOn({ disk }: Browser): Promise<string[]> {
  const names = (await disk.databases()).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

/** What lies there of each of them. */
export async function everyDevice(browser: Browser): Promise<RawDevice[]> {
  const devices = await Promise.all((await peopleOn(browser)).map((person) => rawDevice(browser, person)));
  return devices.filter((device) => device !== null);
}

/** What was not decided yet, as far as the device knows. */
export function unsentOn({ outbox }: RawDevice): RawDevice['outbox'] {
  return outbox.filter(({ state }) => state === 'waiting' || state === 'frozen');
}

function isRow(record: unknown): record is Record<string, unknown> {
  return typeof record === 'object' && record !== null;
}

const prefix = 'person-';

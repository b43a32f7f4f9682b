import * as z from 'zod';
import { isTableName, tableNames } from '#sync/tables.ts';
import type { SimServer } from '../world/server.ts';
import type { World } from '../world/world.ts';
import { everyDevice, type RawDevice } from './raw-device.ts';
import { facts } from './table-facts.ts';

/** Every table of sync as the file holds it, each row by its key. */
type Books = Record<string, Map<string, Row>>;
type Row = Record<string, unknown>;

const day = 24 * 60 * 60 * 1000;

const keys: Record<string, string[]> = {
  ...Object.fromEntries(tableNames.map((table) => [table, ['id']])),
  changes: ['audience', 'tableName', 'rowId'],
  clients: ['clientId'],
  outcomes: ['clientId', 'seq'],
  serverState: ['id'],
};

/** The log itself says what went, under new numbers. */
const moves = new Set(['changes', 'serverState']);

export function readBooks(server: SimServer): Books {
  const tables = Object.entries(keys).map(([table, columns]) => {
    const rows = server.rows(`select * from ${table}`);
    return [table, new Map(rows.map((row) => [columns.map((name) => row[name]).join('/'), row]))] as const;
  });
  return Object.fromEntries(tables);
}

/** What the housekeeping may take, as docs/sync.md promises it; everything else must stand as it stood. */
export async function checkHouse(world: World, before: Books): Promise<void> {
  const now = world.time.now();
  const after = readBooks(world.server);
  const fault = (what: string) => world.violations.push(`the housekeeping ${what}`);
  const devices = await Promise.all(world.browsers.map(everyDevice));
  const needed = new Set(devices.flat().flatMap((device) => mayOffer(device, now)));
  for (const [table, rows] of Object.entries(before)) {
    for (const [key, row] of rows) {
      const left = after[table]?.get(key);
      if (!left && !mayGo(table, row, before, now)) fault(`took ${table}/${key}: ${JSON.stringify(row)}`);
      // Of versions of one moment any may be the fifty-first.
      if (left && table !== 'draftVersions' && mayGo(table, row, before, now)) fault(`left ${table}/${key}`);
      const isAsked = row.final === 1 && needed.has(row.mutationId) && !isOfNothing(row, before);
      if (!left && table === 'outcomes' && isAsked) fault(`took a fate still asked for: ${key}`);
      if (left && !moves.has(table) && JSON.stringify(left) !== JSON.stringify(row))
        fault(`changed ${table}/${key}`);
      const parties = isTableName(table) ? facts[table].parties : [];
      if (!left) for (const column of parties) tellsOf(after, [row[column], table, row.id].join('/'), fault);
    }
  }
  const forgotten = [...(before.changes ?? [])].filter(([key]) => !after.changes?.has(key));
  const { floor, number } = state.parse(world.server.rows('select floor, number from serverState')[0]);
  const highest = Math.max(
    Number(before.serverState?.get('1')?.floor),
    ...forgotten.map(([, entry]) => z.number().parse(entry.number)),
  );
  if (floor !== highest) fault(`put the floor at ${floor} of ${number}, not at ${highest}`);
}

/** The log of whoever was shown a row says that it went. */
function tellsOf(after: Books, entry: string, fault: (what: string) => void): void {
  if (after.changes?.get(entry)?.deleted !== 1) fault(`told nobody that ${entry} went`);
}

function mayGo(table: string, row: Row, before: Books, now: number): boolean {
  const isOlder = (moment: unknown, days: number) =>
    typeof moment === 'string' && Date.parse(moment) < now - days * day;
  const isGone = (draft: Row | undefined) => isOlder(draft?.deletedAt, 180);
  if (table === 'drafts') return isGone(row);
  if (table === 'draftVersions') {
    const all = [...(before[table]?.values() ?? [])];
    const newer = all.filter((other) => other.draftId === row.draftId && String(other.at) >= String(row.at));
    return isGone(before.drafts?.get(String(row.draftId))) || isOlder(row.at, 180) || newer.length > 50;
  }
  // Nobody here is told of 500 things.
  if (table === 'notifications') return isOlder(row.at, 180);
  if (['investments', 'approaches', 'dealUpdates'].includes(table)) return isOlder(row.removedAt, 180);
  if (table === 'attention') return isOlder(row.resolvedAt, 30);
  if (table === 'changes') return row.deleted === 1 && isOlder(row.changedAt, 180);
  if (table === 'clients') {
    const all = [...(before.outcomes?.values() ?? [])].filter(({ clientId }) => clientId === row.clientId);
    return row.userId === null && all.length > 0 && all.every((one) => mayGo('outcomes', one, before, now));
  }
  if (table !== 'outcomes') return false;
  const client = before.clients?.get(String(row.clientId));
  if (isOfNothing(row, before) && isOlder(row.createdAt, 30)) return true;
  if (client?.userId === null && isOlder(row.createdAt, 5 * 365)) return true;
  return isOlder(row.createdAt, row.final === 1 ? 5 * 365 : 1) && Number(client?.ack) >= Number(row.seq);
}

/** Of a guest's work of which nothing was done: who asks again has it judged again. */
function isOfNothing({ clientId, final, outcome }: Row, before: Books): boolean {
  const isDone = final === 1 && String(outcome).includes('"applied"');
  return before.clients?.get(String(clientId))?.userId === null && !isDone;
}

/** What a device may still ask about, or offer to a restored server, by what lies on its disk. */
function mayOffer({ outbox, kept }: RawDevice, now: number): unknown[] {
  const sent = outbox.filter(({ state: at }) => at !== 'waiting');
  return [...sent, ...kept.filter(({ keptAt }) => keptAt > now - 14 * day)].map(({ id }) => id);
}

const state = z.object({ floor: z.number(), number: z.number() });

import { Dexie, type Table } from 'dexie';
import type { Client, Deal, Note, User } from '../contract.ts';

type Row = Omit<Note, 'rivals'> & { dirty: 0 | 1; version: number };
type RestDb = Dexie & {
  notes: Table<Row, string>;
  deals: Table<Deal, string>;
  meta: Table<{ key: string; since: number }>;
};
type Pulled = { rows: { kind: 'notes' | 'deals'; row: Deal & Note }[]; next: number | null };

const everyMs = 2_000;
let db: RestDb;
let user: User;
let isIdle = false;
let poke = () => {};

const client: Client = {
  async open(whose) {
    user = whose;
    db = new Dexie('rest') as RestDb; // Dexie adds the tables by name
    db.version(1).stores({ notes: 'id, dirty', deals: 'id', meta: 'key' });
    await db.open();
  },
  startSync: () => void loop(),
  syncOnce: exchange,
  async status() {
    return isIdle && (await db.notes.where('dirty').equals(1).count()) === 0 ? 'in-sync' : 'busy';
  },
  rowCount: async () => (await db.notes.count()) + (await db.deals.count()),
  firstDeals: (count) => db.deals.limit(count).toArray(),
  raisedOf: async (ids) => (await db.deals.bulkGet(ids)).map((deal) => deal?.raisedAmount ?? 0),
  titleOf: async (id) => (await db.notes.get(id))?.title,
  async addNote(id, title) {
    await db.notes.add({ id, owner: user, title, text: '', gone: false, dirty: 1, version: 1 });
    poke();
    return [];
  },
  setTitle: (id, title) =>
    change(
      id,
      () => ({ title }),
      ({ title }) => [title],
    ),
  append: (id, word) =>
    change(
      id,
      ({ text }) => ({ text: `${text} ${word}` }),
      () => [],
    ),
  deleteNote: (id) =>
    change(
      id,
      () => ({ gone: true }),
      ({ title, text }) => [title, text],
    ),
  notes: async () => (await db.notes.toArray()).map((row) => ({ ...row, rivals: [] })),
};

async function change(id: string, by: (row: Row) => Partial<Row>, seen: (row: Row) => string[]) {
  const before = await db.transaction('rw', db.notes, async () => {
    const row = await db.notes.get(id);
    if (!row || row.gone) throw new Error('Not on this device');
    await db.notes.put({ ...row, ...by(row), dirty: 1, version: row.version + 1 });
    return row;
  });
  poke();
  return seen(before);
}

async function loop(): Promise<never> {
  for (;;) {
    const asked = new Promise<void>((resolve) => {
      poke = resolve;
    });
    isIdle = false;
    isIdle = await exchange().then(
      () => true,
      () => false,
    );
    const pause = new Promise((resolve) => setTimeout(resolve, everyMs));
    await (isIdle ? Promise.race([asked, pause]) : pause);
  }
}

async function exchange(): Promise<void> {
  for (const row of await db.notes.where('dirty').equals(1).toArray()) {
    const { dirty: _, version, ...sent } = row;
    await call('POST', '', { kind: 'notes', row: sent });
    await db.notes
      .where('id')
      .equals(row.id)
      .filter((now) => now.version === version)
      .modify({ dirty: 0 });
  }
  while (await pull());
}

/** Rows that are still to be sent are not overwritten. */
async function pull(): Promise<boolean> {
  const since = (await db.meta.get('meta'))?.since ?? 0;
  const { rows, next } = (await call('GET', `?since=${since}`)) as Pulled; // our own server's answer
  if (next === null) return false;
  await db.transaction('rw', db.notes, db.deals, db.meta, async () => {
    const dirty = new Set(await db.notes.where('dirty').equals(1).primaryKeys());
    const notes = rows.filter(({ kind, row }) => kind === 'notes' && !dirty.has(row.id));
    await db.notes.bulkPut(notes.map(({ row }) => ({ ...row, dirty: 0, version: 0 })));
    await db.deals.bulkPut(rows.filter(({ kind }) => kind === 'deals').map(({ row }) => row));
    await db.meta.put({ key: 'meta', since: next });
  });
  return true;
}

async function call(method: string, query: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/api/rows${query}`, {
    method,
    headers: { 'X-User': user, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

window.bench = client;

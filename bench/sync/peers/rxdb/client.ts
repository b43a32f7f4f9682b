import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { type Observable, Subject } from 'rxjs';
import type { Client, Deal, User } from '../../contract.ts';
import type { Checkpoint, NoteDoc } from './shape.ts';

type Collections = { notes: RxCollection<NoteDoc>; deals: RxCollection<Deal> };

/** What the two replications have in common. */
type Running = {
  awaitInitialReplication(): Promise<void>;
  cancel(): Promise<unknown>;
  subjects: { active: { getValue(): boolean } };
  error$: Observable<unknown>;
  received$: Observable<unknown>;
  sent$: Observable<unknown>;
};

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const id = { type: 'string', maxLength: 64 } as const;
const notesSchema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id, owner: text, title: text, text },
  required: ['id', 'owner', 'title', 'text'],
} as const;
const dealsSchema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id,
    founderId: text,
    founderName: text,
    title: text,
    description: text,
    industry: text,
    stage: text,
    location: text,
    currency: text,
    totalRequired: whole,
    minInvestment: whole,
    raisedAmount: whole,
    highlights: { type: 'array', items: text },
    status: text,
    createdAt: text,
    updatedAt: text,
  },
  required: ['id'],
} as const;

let db: RxDatabase<Collections>;
let user: User;
let running: Running[] = [];
const failed = new Set<unknown>();
const news = new Subject<
  'RESYNC' | { documents: (NoteDoc & { _deleted: boolean })[]; checkpoint: Checkpoint }
>();

const client: Client = {
  async open(whose) {
    user = whose;
    db = await createRxDatabase<Collections>({
      name: 'rxdb',
      storage: getRxStorageDexie(),
      multiInstance: false,
    });
    await db.addCollections({ notes: { schema: notesSchema }, deals: { schema: dealsSchema } });
  },
  startSync() {
    running = replicate(true);
    const events = new EventSource(`/api/stream?user=${user}`);
    events.addEventListener('message', ({ data }) => news.next(JSON.parse(data)));
    events.addEventListener('open', () => news.next('RESYNC'));
  },
  async syncOnce() {
    const once = replicate(false);
    await Promise.all(once.map((state) => state.awaitInitialReplication()));
    await Promise.all(once.map((state) => state.cancel()));
  },
  async status() {
    const isActive = running.some((state) => state.subjects.active.getValue());
    return running.length > 0 && !isActive && failed.size === 0 && (await isStarted()) ? 'in-sync' : 'busy';
  },
  rowCount: async () => (await db.notes.count().exec()) + (await db.deals.count().exec()),
  firstDeals: (count) => db.deals.find({ limit: count }).exec(),
  async raisedOf(ids) {
    const found = await db.deals.findByIds(ids).exec();
    return ids.map((id) => found.get(id)?.raisedAmount ?? 0);
  },
  titleOf: async (id) => (await db.notes.findOne(id).exec())?.title,
  async addNote(id, title) {
    await db.notes.insert({ id, owner: user, title, text: '' });
    return [];
  },
  async setTitle(id, title) {
    let seen = '';
    await (await shown(id)).incrementalModify((doc) => {
      seen = doc.title;
      return { ...doc, title };
    });
    return [seen];
  },
  async append(id, word) {
    await (await shown(id)).incrementalModify((doc) => ({ ...doc, text: `${doc.text} ${word}` }));
    return [];
  },
  async deleteNote(id) {
    const note = await shown(id);
    const removed = await note.incrementalRemove();
    return [removed.title, removed.text];
  },
  async notes() {
    const found = await db.notes.find().exec();
    return found.map(({ id, owner, title, text }) => ({ id, owner, title, text, gone: false, rivals: [] }));
  },
};

async function shown(id: string) {
  const note = await db.notes.findOne(id).exec();
  if (!note) throw new Error('Not on this device');
  return note;
}

/** Until the first exchange is done nothing was replicated yet, though nothing is active either. */
async function isStarted(): Promise<boolean> {
  const first = Promise.all(running.map((state) => state.awaitInitialReplication())).then(() => true);
  return Promise.race([first, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 0))]);
}

function replicate(live: boolean) {
  const states: Running[] = [
    replicateRxCollection<NoteDoc, Checkpoint>({
      collection: db.notes,
      replicationIdentifier: 'notes',
      live,
      retryTime: 2_000,
      waitForLeadership: false,
      pull: {
        handler: pullOf('notes'),
        batchSize: 1_000,
        ...(live && { stream$: news.asObservable() }),
      },
      push: { handler: (rows) => call(`/api/push?user=${user}`, rows), batchSize: 100 },
    }),
    replicateRxCollection<Deal, Checkpoint>({
      collection: db.deals,
      replicationIdentifier: 'deals',
      live,
      retryTime: 2_000,
      waitForLeadership: false,
      pull: { handler: pullOf('deals'), batchSize: 1_000 },
    }),
  ];
  for (const state of states) {
    state.error$.subscribe(() => failed.add(state));
    state.received$.subscribe(() => failed.delete(state));
    state.sent$.subscribe(() => failed.delete(state));
  }
  return states;
}

function pullOf(kind: string) {
  return async (checkpoint: Checkpoint | undefined, limit: number) => {
    const pulled = await call(
      `/api/pull?kind=${kind}&user=${user}&number=${checkpoint?.number ?? 0}&limit=${limit}`,
    );
    failed.clear();
    return pulled;
  };
}

async function call(path: string, body?: unknown) {
  const answer = await fetch(path, {
    ...(body !== undefined && { method: 'POST', headers: { 'Content-Type': 'application/json' } }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

window.bench = client;

import ReconnectingWebSocket from 'reconnecting-websocket';
import { createMergeableStore, type MergeableStore } from 'tinybase/mergeable-store';
import { createIndexedDbPersister } from 'tinybase/persisters/persister-indexed-db';
import { createWsSynchronizer } from 'tinybase/synchronizers/synchronizer-ws-client';
import type { Client, User } from '../../contract.ts';
import { type DealCells, plainNotes } from './shape.ts';

/** TinyBase's `Status.Idle`: its enum exists for the compiler only. */
const isIdle = (status: number) => status === 0;
let user: User;
let notes: MergeableStore;
let deals: MergeableStore;
let keeper: ReturnType<typeof createIndexedDbPersister>;
let dealsKeeper: ReturnType<typeof createIndexedDbPersister>;
let synchronizers: Promise<Awaited<ReturnType<typeof connect>>[]> | undefined;
let connected: Awaited<ReturnType<typeof connect>>[] = [];

const client: Client = {
  async open(whose) {
    user = whose;
    notes = createMergeableStore();
    deals = createMergeableStore();
    keeper = createIndexedDbPersister(notes, `notes-${user}`);
    dealsKeeper = createIndexedDbPersister(deals, 'deals');
    await Promise.all([keeper.startAutoPersisting(), dealsKeeper.startAutoPersisting()]);
  },
  startSync: () => void connectAll().then((all) => Promise.all(all.map(keepInSync))),
  async syncOnce() {
    for (const synchronizer of await connectAll()) {
      await synchronizer.load();
      await synchronizer.save();
    }
  },
  async status() {
    const isOpen = connected.length === 2 && connected.every((one) => one.getWebSocket().readyState === 1);
    return isOpen && [...connected, keeper, dealsKeeper].every((one) => isIdle(one.getStatus()))
      ? 'in-sync'
      : 'busy';
  },
  rowCount: async () => notes.getRowCount('notes') + deals.getRowCount('deals'),
  firstDeals: async (count) =>
    deals.getSortedRowIds('deals', undefined, false, 0, count).map((id) => deals.getRow('deals', id)),
  raisedOf: async (ids) =>
    ids.map((id) => (deals.getRow('deals', id) as Partial<DealCells>).raisedAmount ?? 0), // seeded with these cells
  titleOf: async (id) => notes.getCell('notes', id, 'title') as string | undefined, // a cell of text
  async addNote(id, title) {
    notes.setRow('notes', id, { owner: user, title, text: '' });
    return saved([]);
  },
  async setTitle(id, title) {
    const { title: seen } = shown(id);
    notes.setCell('notes', id, 'title', title);
    return saved([seen]);
  },
  async append(id, word) {
    notes.setCell('notes', id, 'text', `${shown(id).text} ${word}`);
    return saved([]);
  },
  async deleteNote(id) {
    const { title, text } = shown(id);
    notes.delRow('notes', id);
    return saved([title, text]);
  },
  notes: async () => plainNotes(notes),
};

/** Once the persister, which saves by itself after each change, says that it is done. */
function saved(seen: string[]): Promise<string[]> {
  return new Promise((resolve) => {
    if (isIdle(keeper.getStatus())) return resolve(seen);
    const listener = keeper.addStatusListener((_, status) => {
      if (!isIdle(status)) return;
      keeper.delListener(listener);
      resolve(seen);
    });
  });
}

function shown(id: string) {
  const { title, text } = notes.getRow('notes', id) as Partial<Record<'title' | 'text', string>>; // our own rows
  if (title === undefined || text === undefined) throw new Error('Not on this device');
  return { title, text };
}

function connectAll() {
  synchronizers ??= Promise.all([connect(notes, `notes-${user}`), connect(deals, 'deals')]).then((all) => {
    connected = all;
    return all;
  });
  return synchronizers;
}

/** As the guide does it: what was missed while the socket was away is asked for, and sent, when it is back. */
async function keepInSync(synchronizer: Awaited<ReturnType<typeof connect>>): Promise<void> {
  await synchronizer.startSync();
  synchronizer.getWebSocket().addEventListener('open', async () => {
    await synchronizer.load();
    await synchronizer.save();
  });
}

function connect(store: MergeableStore, path: string) {
  const socket = new ReconnectingWebSocket(`ws://${location.host}/${path}`, [], {
    maxReconnectionDelay: 4_000,
  });
  return createWsSynchronizer(store, socket as unknown as WebSocket);
}

window.bench = client;

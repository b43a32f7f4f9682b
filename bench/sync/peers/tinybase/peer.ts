import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMergeableStore, type MergeableContent, type MergeableStore } from 'tinybase/mergeable-store';
import { createWsSynchronizer } from 'tinybase/synchronizers/synchronizer-ws-client';
import { WebSocket } from 'ws';
import type { Peer, PeerServer } from '../../contract.ts';
import { serverProcess } from '../../server-process.ts';
import { dealCells, plainNotes } from './shape.ts';

/** TinyBase: a mergeable store in memory, kept in IndexedDB, synchronized over a WebSocket; a path of the server a person. */
export const tinybase: Peer = {
  id: 'tinybase',
  name: 'TinyBase',
  clientEntry: join(import.meta.dirname, 'client.ts'),
  createServer,
};

async function createServer(appDir: string): Promise<PeerServer> {
  const server = await serverProcess(join(import.meta.dirname, 'server.ts'), appDir);
  const known = new Map<string, MergeableStore>();

  /** Writes a path's file as the server's persister does; no device has joined the path yet. */
  async function begin(path: string, fill: (store: MergeableStore) => void) {
    const store = createMergeableStore();
    fill(store);
    known.set(path, store);
    await writeFile(join(server.data, `${path}.json`), JSON.stringify(store.getMergeableContent()));
  }

  /** Joins a path as one more device, writes, and waits until the server has it on disk. */
  async function change(
    path: string,
    by: (store: MergeableStore) => void,
    isThere: (store: MergeableStore) => boolean,
  ) {
    const store = known.get(path) ?? createMergeableStore();
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/${path}`);
    const synchronizer = await createWsSynchronizer(store, socket, 20);
    await synchronizer.startSync();
    by(store);
    while (!isThere(await stored(path))) await sleep(200);
    await synchronizer.stopSync();
    socket.close();
  }

  /** What the server's file holds; it may be in the middle of being written. */
  async function stored(path: string): Promise<MergeableStore> {
    const text = await readFile(join(server.data, `${path}.json`), 'utf8').catch(() => '');
    const store = createMergeableStore();
    try {
      store.setMergeableContent(withDeletions(JSON.parse(text)) as MergeableContent); // the persister's own file
    } catch {
      // Half written: asked again.
    }
    return store;
  }

  return {
    port: server.port,
    start: server.start,
    kill: server.kill,
    dispose: server.dispose,
    async seed(deals, notes) {
      await begin('deals', (store) => {
        store.setTable('deals', Object.fromEntries(deals.map((deal) => [deal.id, dealCells(deal)])));
      });
      for (const user of ['asha', 'bela']) {
        const own = notes.filter(({ owner }) => owner === user);
        const rows = own.map(({ id, owner, title, text }) => [id, { owner, title, text }]);
        await begin(`notes-${user}`, (store) => void store.setTable('notes', Object.fromEntries(rows)));
      }
    },
    changeDeals: (deals) =>
      change(
        'deals',
        (store) => {
          store.transaction(() => {
            for (const { id, raisedAmount } of deals)
              store.setCell('deals', id, 'raisedAmount', raisedAmount);
          });
        },
        (store) =>
          deals.every(({ id, raisedAmount }) => store.getCell('deals', id, 'raisedAmount') === raisedAmount),
      ),
    notes: async (user) => plainNotes(await stored(`notes-${user}`)),
  };
}

/** The persister writes what was deleted, which JSON has no word for, as this character. */
const deleted = '\uFFFC';

function withDeletions(content: unknown): unknown {
  if (content === deleted) return undefined;
  if (Array.isArray(content)) return content.map(withDeletions);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withDeletions(value)]));
}

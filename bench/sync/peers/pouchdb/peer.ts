import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Deal, Peer, PeerServer } from '../../contract.ts';
import { serverProcess } from '../../server-process.ts';
import { plainNotes } from './plain-notes.ts';

const PouchDB = createRequire(import.meta.url)('pouchdb-node');

/** PouchDB in the browser, express-pouchdb on LevelDB behind it; a database a person, as its guide recommends. */
export const pouchdb: Peer = {
  id: 'pouchdb',
  name: 'PouchDB',
  clientEntry: join(import.meta.dirname, 'client.ts'),
  createServer,
};

async function createServer(appDir: string): Promise<PeerServer> {
  const server = await serverProcess(join(import.meta.dirname, 'server.ts'), appDir);
  const remote = (name: string) => new PouchDB(`${server.origin}/db/${name}`);
  return {
    port: server.port,
    start: server.start,
    kill: server.kill,
    dispose: server.dispose,
    async seed(deals, notes) {
      await remote('deals').bulkDocs(deals.map(asDoc));
      for (const user of ['asha', 'bela']) {
        const own = notes.filter(({ owner }) => owner === user);
        await remote(`notes-${user}`).bulkDocs(
          own.map(({ id, owner, title, text }) => ({ _id: id, owner, title, text })),
        );
      }
    },
    async changeDeals(deals) {
      const { rows } = await remote('deals').allDocs({ keys: deals.map(({ id }) => id) });
      await remote('deals').bulkDocs(deals.map((deal, at) => ({ ...asDoc(deal), _rev: rows[at].value.rev })));
    },
    notes: (user) => plainNotes(remote(`notes-${user}`)),
  };
}

function asDoc({ id, ...deal }: Deal) {
  return { _id: id, ...deal };
}

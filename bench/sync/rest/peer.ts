import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Note, Peer, PeerServer } from '../contract.ts';
import { serverProcess } from '../server-process.ts';
import { putRow } from './rows-table.ts';

/** Dexie rows with a flag, a POST a row, a GET of what is new: what most teams would write. */
export const rest: Peer = {
  id: 'rest',
  name: 'Dexie + REST',
  clientEntry: join(import.meta.dirname, 'client.ts'),
  createServer,
};

async function createServer(appDir: string): Promise<PeerServer> {
  const server = await serverProcess(join(import.meta.dirname, 'server.ts'), appDir);

  async function put(kind: string, rows: { id: string; owner?: string }[]) {
    const database = new Sqlite(join(server.data, 'rest.db'), { timeout: 2_000 });
    const statement = database.prepare(putRow);
    database.transaction(() => {
      for (const row of rows)
        statement.run({ kind, id: row.id, owner: row.owner ?? 'public', json: JSON.stringify(row) });
    })();
    database.close();
  }

  return {
    port: server.port,
    start: server.start,
    kill: server.kill,
    dispose: server.dispose,
    async seed(deals, notes) {
      await put('deals', deals);
      await put(
        'notes',
        notes.map(({ rivals: _, ...note }) => note),
      );
    },
    changeDeals: (deals) => put('deals', deals),
    async notes(user) {
      const database = new Sqlite(join(server.data, 'rest.db'), { readonly: true });
      const found = database
        .prepare(`select json from rows where kind = 'notes' and owner = ?`)
        .pluck()
        .all(user) as string[]; // one text column
      database.close();
      return found.map((json): Note => ({ ...JSON.parse(json), rivals: [] }));
    },
  };
}

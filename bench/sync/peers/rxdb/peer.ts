import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Peer, PeerServer } from '../../contract.ts';
import { putRow } from '../../rest/rows-table.ts';
import { serverProcess } from '../../server-process.ts';
import type { NoteDoc } from './shape.ts';

/** RxDB on its free Dexie storage, replicated by its own plugin with a handler of ours on SQLite. */
export const rxdb: Peer = {
  id: 'rxdb',
  name: 'RxDB',
  clientEntry: join(import.meta.dirname, 'client.ts'),
  createServer,
};

async function createServer(appDir: string): Promise<PeerServer> {
  const server = await serverProcess(join(import.meta.dirname, 'server.ts'), appDir);
  const path = join(server.data, 'rxdb.db');

  async function put(kind: string, rows: { id: string; owner?: string }[]) {
    const database = new Sqlite(path, { timeout: 2_000 });
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
        notes.map(({ id, owner, title, text }): NoteDoc => ({ id, owner, title, text })),
      );
    },
    changeDeals: (deals) => put('deals', deals),
    async notes(user) {
      const database = new Sqlite(path, { readonly: true });
      const found = database
        .prepare(`select json from rows where kind = 'notes' and owner = ?`)
        .pluck()
        .all(user) as string[]; // one text column
      database.close();
      return found
        .map((json) => JSON.parse(json) as NoteDoc & { _deleted?: boolean }) // written by the push handler
        .filter(({ _deleted }) => !_deleted)
        .map(({ id, owner, title, text }) => ({ id, owner, title, text, gone: false, rivals: [] }));
    },
  };
}

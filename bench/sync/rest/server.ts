import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { serve, userOf } from '../handler.ts';
import { putRow, rowsTable } from './rows-table.ts';

// The server most teams would write for rows that sync: put a row, the last write wins; read what changed since a number.
const database = new Sqlite(join(process.env.DATA_DIR ?? '.', 'rest.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(rowsTable);
const put = database.prepare(putRow);
const since = database.prepare(`
  select kind, json, number from rows where owner in (?, 'public') and number > ? order by number limit 1000
`);

type Sent = { kind: string; row: { id: string } };

serve({
  '/api/rows': () => (request, url, body) => {
    const user = userOf(request, url);
    if (request.method === 'POST') {
      const { kind, row } = JSON.parse(body) as Sent; // what our own client sends
      put.run({ kind, id: row.id, owner: kind === 'deals' ? 'public' : user, json: JSON.stringify(row) });
      return {};
    }
    const found = since.all(user, Number(url.searchParams.get('since'))) as {
      kind: string;
      json: string;
      number: number;
    }[]; // the columns asked for
    return {
      rows: found.map(({ kind, json }) => ({ kind, row: JSON.parse(json) })),
      next: found.at(-1)?.number ?? null,
    };
  },
});

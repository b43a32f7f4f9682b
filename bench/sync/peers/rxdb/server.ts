import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { serve, userOf } from '../../handler.ts';
import { putRow, rowsTable } from '../../rest/rows-table.ts';
import type { NoteDoc } from './shape.ts';

// A push handler, a pull handler and a stream of events, as RxDB's guide to HTTP replication asks of a server.
type Doc = NoteDoc & { _deleted?: boolean };
type Pushed = { newDocumentState: Doc; assumedMasterState?: Doc }[];

const database = new Sqlite(join(process.env.DATA_DIR ?? '.', 'rxdb.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(rowsTable);
const put = database.prepare(putRow);
const find = database.prepare(`select json, owner from rows where kind = 'notes' and id = ?`);
const numberOf = database.prepare(`select number from rows where kind = 'notes' and id = ?`).pluck();
const since = database.prepare(`
  select json, number from rows where kind = ? and owner = ? and number > ? order by number limit ?
`);
const news = new EventEmitter().setMaxListeners(0);

serve({
  '/api/pull': () => (request, url) => {
    const kind = url.searchParams.get('kind') ?? '';
    const owner = kind === 'deals' ? 'public' : userOf(request, url);
    const number = Number(url.searchParams.get('number'));
    const found = since.all(kind, owner, number, Number(url.searchParams.get('limit'))) as Found[]; // the columns asked for
    return {
      documents: found.map(({ json }) => ({ _deleted: false, ...JSON.parse(json) })),
      checkpoint: { number: found.at(-1)?.number ?? number },
    };
  },
  '/api/push': () => (request, url, body) => push(userOf(request, url), JSON.parse(body) as Pushed), // what our client sends
  '/api/stream': (response) => (request, url) => stream(response, userOf(request, url)),
});

type Found = { json: string; number: number };

/** Answers the true state of the rows that were changed from another state than the device thought. */
function push(user: string, rows: Pushed): Doc[] {
  const conflicts: Doc[] = [];
  const written: Doc[] = [];
  database.transaction(() => {
    for (const { newDocumentState, assumedMasterState } of rows) {
      const found = find.get(newDocumentState.id) as { json: string; owner: string } | undefined; // the columns asked for
      const real =
        found?.owner === user ? ({ _deleted: false, ...JSON.parse(found.json) } as Doc) : undefined; // stored below
      if (real && !isSame(real, assumedMasterState)) {
        conflicts.push(real);
        continue;
      }
      const json = JSON.stringify(newDocumentState);
      put.run({ kind: 'notes', id: newDocumentState.id, owner: user, json });
      written.push(newDocumentState);
    }
  })();
  const [last] = written.slice(-1);
  if (last) news.emit(user, { documents: written, checkpoint: { number: numberOf.get(last.id) } });
  return conflicts;
}

function isSame(a: Doc, b: Doc | undefined): boolean {
  return (
    b !== undefined && a.title === b.title && a.text === b.text && Boolean(a._deleted) === Boolean(b._deleted)
  );
}

function stream(response: ServerResponse, user: string): undefined {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 2000\n\n');
  const tell = (event: unknown) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  news.on(user, tell);
  response.on('close', () => news.off(user, tell));
  return undefined;
}

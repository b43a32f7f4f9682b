import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Investor } from '#sync/records/investor.ts';
import { quantiles } from '../quantiles.ts';
import { shownAtOnce } from './contract.ts';
import type { WantedQuery } from './queries.ts';
import { nothingYet, type Result } from './result.ts';

/** SQLite's full-text search in this process, as a server would ask it, without the network between. */
export async function measureFullText(investors: Investor[], queries: WantedQuery[]): Promise<Result> {
  const result = nothingYet('SQLite FTS5, server', investors.length);
  const folder = await mkdtemp(join(tmpdir(), 'pankh-bench-fts-'));
  const database = new Sqlite(join(folder, 'search.db'));
  try {
    const start = performance.now();
    database.exec(
      `create virtual table found using fts5 (name, globalHQ, investmentThesis, prefix = '1', tokenize = 'unicode61 remove_diacritics 2')`,
    );
    const insert = database.prepare(
      'insert into found (rowid, name, globalHQ, investmentThesis) values (?, ?, ?, ?)',
    );
    database.transaction(() => {
      for (const { id, name, globalHQ, investmentThesis } of investors)
        insert.run(id, name, globalHQ, investmentThesis);
    })();
    result.build = performance.now() - start;
    const pages = database.pragma('page_count', { simple: true });
    const bytes = database.pragma('page_size', { simple: true });
    result.disk = Number(pages) * Number(bytes);
    const search = database
      .prepare<[string], number>(
        `select rowid from found where found match ? order by bm25(found, 8, 3, 1) limit ${shownAtOnce}`,
      )
      .pluck();
    const times: number[] = [];
    let nine = 0;
    for (const { text, wanted } of queries) {
      for (const part of [text.slice(0, 3), text]) {
        const began = performance.now();
        const ids = search.all(matching(part));
        times.push(performance.now() - began);
        if (part === text && ids.includes(wanted)) nine += 1;
      }
    }
    result.keystroke = { ...quantiles(times), count: times.length };
    result.found = { nine, of: queries.length };
  } finally {
    database.close();
    await rm(folder, { recursive: true, force: true });
  }
  return result;
}

/** Every word by its beginning. */
function matching(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `"${word}"*`).join(' ') || '""';
}

import { existsSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/**
 * The words of every published investor, in a file of its own: it can be made anew at any time, so it is in no backup, and
 * nobody who writes to the database waits for it.
 */
export type InvestorIndex = Sqlite.Database;

/** A record's folded words, with one space between; its facets are words, too. */
export type IndexedInvestor = { id: number; name: string; place: string; thesis: string; facets: string };

/** `matching` is an FTS5 expression; of ids below `heads` those are left out that `found` matches, too. */
export type IndexQuery = {
  matching: string | null;
  found: string | null;
  heads: number;
  theses: number;
  isFirstKnown: boolean;
};

/** What is kept in the file: one of another form is made anew. */
const form = 8;

/**
 * Words come folded, so that the tokenizer has only to part them: of what is not ASCII it takes all for letters. Of beginnings
 * of one letter there is an index, too: each stands for thousands of words.
 */
const tables = `
  create virtual table if not exists investors using fts5(
    name, place, thesis, facets, content = '', contentless_delete = 1, tokenize = 'ascii',
    prefix = '1'
  );
  create table if not exists segments (segment integer primary key, digest text not null) strict;
  create table if not exists firstSet (id integer primary key) strict;
  create table if not exists filled (one integer primary key check (one = 1), manifest text not null) strict;
  create table if not exists leftovers (one integer primary key check (one = 1), isBegun integer not null) strict;
  pragma user_version = ${form};
`;

/** Of 4 kB each: a search waits for the merging of so many. */
const pagesMergedAtOnce = 250;

/** What a word found in each column counts, from the name's to the facets'. */
const byWeight = "rank match 'bm25(10, 4, 1, 0)' order by rank";

/** Opens the file, or makes it. One that is damaged or of another form is deleted first. */
export function openIndex(path: string): InvestorIndex {
  try {
    const index = opened(path);
    if (index) return index;
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  removeIndex(path);
  const index = opened(path);
  if (!index) throw new Error(`The index ${path} cannot be made`);
  return index;
}

/** True of an error that says the file is no sound database. */
export function isDamage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

export function removeIndex(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

export function isIndexThere(path: string): boolean {
  return existsSync(path);
}

/** Null where the file is of another form. */
function opened(path: string): InvestorIndex | null {
  const index = new Sqlite(path, { timeout: 5_000 });
  try {
    index.pragma('journal_mode = WAL');
    // When the power goes the last segments may be lost, and are then written again; damaged it is not.
    index.pragma('synchronous = NORMAL');
    index.pragma('secure_delete = ON');
    const version = index.pragma('user_version', { simple: true });
    if (version !== 0 && version !== form) {
      index.close();
      return null;
    }
    index.exec(tables);
    return index;
  } catch (error) {
    index.close();
    throw error;
  }
}

/** The hash of the manifest whose records were last all in the index; null before that. */
export function filledFrom(index: InvestorIndex): string | null {
  return index.prepare<[], { manifest: string }>('select manifest from filled').get()?.manifest ?? null;
}

export function noteFilled(index: InvestorIndex, manifest: string): void {
  index
    .prepare('insert into filled values (1, ?) on conflict do update set manifest = excluded.manifest')
    .run(manifest);
}

/** What the records of each segment were when they were written, by the segment. */
export function segmentDigests(index: InvestorIndex): Map<number, string> {
  const rows = index
    .prepare<[], { segment: number; digest: string }>('select segment, digest from segments')
    .all();
  return new Map(rows.map(({ segment, digest }) => [segment, digest]));
}

/** Puts the records of a segment in the place of those that were there: its ids are from `from` to below `end`. */
export function putSegment(
  index: InvestorIndex,
  { segment, digest, from, end }: { segment: number; digest: string; from: number; end: number },
  investors: IndexedInvestor[],
): void {
  const insert = index.prepare(
    'insert into investors (rowid, name, place, thesis, facets) values (@id, @name, @place, @thesis, @facets)',
  );
  index.transaction(() => {
    dropRows(index, { from, end }, new Set(investors.map(({ id }) => id)));
    for (const investor of investors) insert.run(investor);
    index
      .prepare('insert into segments values (?, ?) on conflict do update set digest = excluded.digest')
      .run(segment, digest);
  })();
}

export function dropSegment(
  index: InvestorIndex,
  { segment, from, end }: { segment: number; from: number; end: number },
): void {
  index.transaction(() => {
    dropRows(index, { from, end }, new Set());
    index.prepare('delete from segments where segment = ?').run(segment);
  })();
}

/** Of those that are written anew at once, their old words may stay: merging all of the file is for what is gone. */
function dropRows(
  index: InvestorIndex,
  range: { from: number; end: number },
  writtenAnew: ReadonlySet<number>,
): void {
  const ids = index
    .prepare<{ from: number; end: number }, number>(
      'select rowid from investors where rowid >= @from and rowid < @end',
    )
    .pluck()
    .all(range);
  index.prepare('delete from investors where rowid >= @from and rowid < @end').run(range);
  if (ids.some((id) => !writtenAnew.has(id)))
    index.prepare('insert or replace into leftovers values (1, 0)').run();
}

/**
 * Goes a step towards a file that holds no word of a deleted record: FTS5 only marks it as gone until all it was written with
 * is merged. True once the file is such a one.
 */
export function shedLeftovers(index: InvestorIndex): boolean {
  const owed = index.prepare<[], { isBegun: number }>('select isBegun from leftovers').get();
  if (!owed) return true;
  const merge = index.prepare("insert into investors (investors, rank) values ('merge', ?)");
  const changes = index.prepare<[], number>('select total_changes()').pluck();
  const isDone = index.transaction(() => {
    const before = changes.get() ?? 0;
    // A negative number begins: everything is to become one.
    merge.run(owed.isBegun ? pagesMergedAtOnce : -pagesMergedAtOnce);
    // FTS5 counts two changes or more where there was something to merge.
    const isMerged = (changes.get() ?? 0) - before < 2;
    if (isMerged) index.prepare('delete from leftovers').run();
    else if (!owed.isBegun) index.prepare('update leftovers set isBegun = 1').run();
    return isMerged;
  })();
  // Its log still holds the pages as they were.
  if (isDone) index.pragma('wal_checkpoint(truncate)');
  return isDone;
}

export function putFirstSet(index: InvestorIndex, ids: number[]): void {
  index.transaction(() => {
    index.prepare('delete from firstSet').run();
    index.prepare('insert into firstSet select value from json_each(?)').run(JSON.stringify(ids));
  })();
}

/** How many records match an expression, or are there at all. */
export function countWith(index: InvestorIndex, matching: string | null): number {
  const sql = `select count(*) as count from investors ${matching === null ? '' : 'where investors match ?'}`;
  return countBy(index, sql, matching === null ? [] : [matching]);
}

export function countMatches(index: InvestorIndex, query: IndexQuery): number {
  const { where, values } = conditions(query);
  return countBy(index, `select count(*) as count from investors where ${where}`, values);
}

/** The ids of some that match, best first by FTS5's own measure. */
export function bestMatches(index: InvestorIndex, query: IndexQuery, most: number): number[] {
  const { where, values } = conditions(query);
  return idsBy(index, `select rowid as id from investors where ${where} and ${byWeight} limit ?`, [
    ...values,
    most,
  ]);
}

/** The ids of some that match in the order of their ids, but for those of `besides`. */
export function matchesInOrder(
  index: InvestorIndex,
  query: IndexQuery,
  { besides, offset, most }: { besides: number[]; offset: number; most: number },
): number[] {
  const { where, values } = conditions(query);
  const others = 'rowid not in (select value from json_each(?))';
  const sql = `select rowid as id from investors where ${where} and ${others} order by rowid limit ? offset ?`;
  return idsBy(index, sql, [...values, JSON.stringify(besides), most, offset]);
}

/** Every word that a name, a place or a thesis holds. Goes through all of the file. */
export function wordsOf(index: InvestorIndex): string[] {
  index.exec(
    "create virtual table if not exists temp.vocabulary using fts5vocab('main', 'investors', 'col')",
  );
  return index
    .prepare<[], string>("select distinct term from temp.vocabulary where col <> 'facets'")
    .pluck()
    .all();
}

function conditions(query: IndexQuery): { where: string; values: (string | number)[] } {
  const { matching, found, heads, theses, isFirstKnown } = query;
  const parts = ['rowid >= ?'];
  const values: (string | number)[] = [theses];
  if (matching !== null) {
    parts.push('investors match ?');
    values.push(matching);
  }
  if (isFirstKnown) parts.push('rowid not in (select id from firstSet)');
  if (heads > theses && found === null) {
    parts.push('rowid >= ?');
    values.push(heads);
  }
  if (heads > theses && found !== null) {
    parts.push('(rowid >= ? or rowid not in (select rowid from investors where investors match ?))');
    values.push(heads, found);
  }
  return { where: parts.join(' and '), values };
}

function countBy(index: InvestorIndex, sql: string, values: (string | number)[]): number {
  return index.prepare<(string | number)[], { count: number }>(sql).get(...values)?.count ?? 0;
}

function idsBy(index: InvestorIndex, sql: string, values: (string | number)[]): number[] {
  return index
    .prepare<(string | number)[], { id: number }>(sql)
    .all(...values)
    .map(({ id }) => id);
}

import { type Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connection.ts';

/**
 * A query whose text is made at its first use and kept. To build and compile a query takes longer than SQLite takes to
 * answer a short one: this is for what one request asks hundreds of times. `build` is given a stand-in for every value;
 * it may hand them to the query and do nothing else with them.
 */
export function compiledOnce<Given extends Record<string, unknown>, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  let kept: { sql: string; valuesOf(given: Given): unknown[] } | undefined;
  return async (db, given) => {
    kept ??= compiled(build, db);
    // What was compiled said what its rows are.
    const again: CompiledQuery<Row> = CompiledQuery.raw(kept.sql, kept.valuesOf(given));
    return (await db.executeQuery(again)).rows;
  };
}

/** The same for a command that has neither values nor an answer. */
export function commandOnce(sql: string): (db: Db) => Promise<unknown> {
  const command = CompiledQuery.raw(sql);
  return (db) => db.executeQuery(command);
}

class StandIn {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function compiled<Given extends Record<string, unknown>>(
  build: (db: Db, given: Given) => Compilable,
  db: Db,
) {
  const given = new Proxy({}, { get: (_, name) => new StandIn(String(name)) }) as Given; // whatever it is asked for
  const { sql, parameters } = build(db, given).compile();
  return {
    sql,
    valuesOf: (given: Given) =>
      parameters.map((value) => (value instanceof StandIn ? given[value.name] : value)),
  };
}

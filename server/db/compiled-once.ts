import { type Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connection.ts';

/**
 * A query whose text is made at its first use and kept. To build and compile a query takes longer than SQLite takes to
 * answer a short one: this is for what one request asks hundreds of times.
 *
 * `build` is given a stand-in for every value. It hands them to the query and asks nothing of them: what it did with the
 * first would stand in the text for good. Throws where it writes one out, and where a later call is given other names than
 * the first, or no value for one; null is a value. What it decides by one (`given.x ?? other`) cannot be seen from here.
 */
export function compiledOnce<Given extends Record<string, unknown>, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  let kept: { sql: string; valuesOf(given: Given): unknown[] } | undefined;
  return async (db, given) => {
    kept ??= compiled(build, db, Object.keys(given));
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
  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} is written into a text that is kept: hand it to the query as a value`);
  }
  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

function compiled<Given extends Record<string, unknown>>(
  build: (db: Db, given: Given) => Compilable,
  db: Db,
  names: string[],
) {
  const standIns = Object.fromEntries(names.map((name) => [name, new StandIn(name)]));
  // The text is for every later caller, also for those without the plugins of this one; the app's own database has none.
  const query = build(db.withoutPlugins(), standIns as Given); // of the same names, and nothing else is asked of them
  const { sql, parameters } = query.compile();
  return {
    sql,
    valuesOf(given: Given): unknown[] {
      for (const name of Object.keys(given))
        if (!Object.hasOwn(standIns, name)) throw new Error(`${name} was not given when the query was built`);
      for (const name of names)
        if (given[name] === undefined)
          throw new Error(`${name} has no value, as it had when the query was built`);
      return parameters.map((value) => (value instanceof StandIn ? given[value.name] : value));
    },
  };
}

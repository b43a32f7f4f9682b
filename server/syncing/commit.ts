import type { Trx } from '../db/connection.ts';
import type { Services } from '../services.ts';
import type { Moved } from './poke.ts';
import { movedBy } from './write.ts';

/** Runs work in a transaction of its own; once it is committed, whoever is shown something else is told. */
export async function commit<Result>(
  { database, poke }: Pick<Services, 'database' | 'poke'>,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  let moved: Moved = new Map();
  const result = await database.write.transaction().execute(async (trx) => {
    const done = await work(trx);
    moved = movedBy(trx);
    return done;
  });
  poke.moved(moved);
  return result;
}

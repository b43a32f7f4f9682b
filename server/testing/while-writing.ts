import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/connection.ts';

/** Does it while somebody else writes: all of it comes as far as its own writing before any of it can write. */
export async function whileWriting<Result>(
  { database }: { database: Pick<Database, 'write'> },
  work: () => Promise<Result>,
): Promise<Result> {
  const { promise: written, resolve: finish } = Promise.withResolvers<void>();
  const writing = database.write.transaction().execute(() => written);
  const done = work();
  await pause(300);
  finish();
  await writing;
  return done;
}

import type { Db } from '../db/connection.ts';
import { directoryHash } from '../db/directory.ts';
import { retryBusy } from '../db/retry-busy.ts';

export const overtaken = Symbol('overtaken');

/**
 * Does what reads the files that are published under `hash` (null: none are). `overtaken` where it fails and others are
 * published by now: whoever removes a record takes away at once the files it stood in, which may be read here.
 */
export async function unlessOvertaken<Result>(
  db: Db,
  hash: string | null,
  work: () => Promise<Result>,
): Promise<Result | typeof overtaken> {
  try {
    return await work();
  } catch (error) {
    if ((await retryBusy(() => directoryHash(db))) === hash) throw error;
    return overtaken;
  }
}

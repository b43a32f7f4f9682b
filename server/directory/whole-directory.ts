import type { Investor } from '#sync/records/investor.ts';
import type { Db } from '../db/connection.ts';
import { parseManifest, readManifest, type StoredManifest } from '../db/directory.ts';
import { publishedInvestors } from './published-investors.ts';

/**
 * The records of the directory that was published as it was asked for, by ascending id, some at a time. Where its files go
 * meanwhile, as a record is removed, the rest is as it is published then.
 */
export async function* wholeDirectory(db: Db, asked: StoredManifest): AsyncGenerator<Investor[]> {
  let current = asked;
  let last = 0;
  for (;;) {
    try {
      for await (const investors of publishedInvestors(db, parseManifest(current.bytes), last)) {
        yield investors;
        last = investors.at(-1)?.id ?? last;
      }
      return;
    } catch (error) {
      const now = await readManifest(db);
      if (!now || now.hash === current.hash) throw error;
      current = now;
    }
  }
}

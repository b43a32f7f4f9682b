import { useLiveQuery } from 'dexie-react-hooks';
import { currentDb } from './open-db.ts';
import type { PersonDb } from './person-db.ts';

/** What a question about the current person's data has as its answer, kept up to date; undefined while loading. */
export function usePersonQuery<T>(
  ask: (db: PersonDb) => Promise<T>,
  parameters: unknown[] = [],
): T | undefined {
  return useLiveQuery(async () => ask(await currentDb()), parameters);
}

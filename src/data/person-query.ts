import { useObservable } from 'dexie-react-hooks';
import { liveAnswer } from './live-answer.ts';
import type { PersonDb } from './person-db.ts';
import { isTabCurrentLive } from './tab-person.ts';

/**
 * What a question about the current person's data has as its answer, kept up to date; undefined while loading, and once
 * somebody else has signed in elsewhere: their data has no place in this person's screens.
 */
export function usePersonQuery<T>(
  ask: (db: PersonDb) => Promise<T>,
  parameters: unknown[] = [],
): T | undefined {
  return useObservable(
    () => liveAnswer(async (db) => ((await isTabCurrentLive()) ? ask(db) : undefined)),
    parameters,
  );
}

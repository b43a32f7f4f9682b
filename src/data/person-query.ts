import { useObservable } from 'dexie-react-hooks';
import { liveAnswer } from './live-answer.ts';
import type { PersonDb } from './person-db.ts';

/** What a question about the current person's data has as its answer, kept up to date; undefined while loading. */
export function usePersonQuery<T>(
  ask: (db: PersonDb) => Promise<T>,
  parameters: unknown[] = [],
): T | undefined {
  return useObservable(() => liveAnswer(ask), parameters);
}

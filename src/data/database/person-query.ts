import type { PersonDb } from './person-db.ts';
import { useAnswer } from './use-answer.ts';

/**
 * What a question about the current person's data has as its answer, kept up to date; undefined while loading, and once
 * somebody else has signed in elsewhere: their data has no place in this person's screens. The database's library comes
 * with the first question: a page that was drawn before is shown without it.
 */
export function usePersonQuery<T>(
  ask: (db: PersonDb) => Promise<T>,
  parameters: unknown[] = [],
): T | undefined {
  return useAnswer(async () => (await import('./tab-answer.ts')).tabAnswer(ask), parameters);
}

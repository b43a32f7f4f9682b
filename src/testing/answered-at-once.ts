import { use } from 'react';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';

const answers = new Map<string, Promise<unknown>>();

/**
 * `usePersonQuery` for a screen that is drawn once, without a browser and so without effects: the drawing waits for the
 * first answer. A test that draws one says `vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'))`.
 */
export function usePersonQuery<T>(ask: (db: PersonDb) => Promise<T>, parameters: unknown[] = []): T {
  // A component that waits is drawn anew from its beginning: only what is asked says that it was asked before.
  const question = JSON.stringify([String(ask), parameters]);
  const answer = answers.get(question) ?? currentDb().then(ask);
  answers.set(question, answer);
  return use(answer) as T; // the answer to the same words, about the same
}

/** The next screen asks anew. */
export function forgetAnswers(): void {
  answers.clear();
}

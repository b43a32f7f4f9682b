import { liveAnswers } from './live-answers.ts';
import { currentDb, liveDb } from './open-db.ts';
import type { PersonDb } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';

type LiveAnswer<T> = {
  /** Answers how to stop. `onFault` gets what nobody foresaw. */
  subscribe(onAnswer: (answer: T) => void, onFault?: (error: unknown) => void): () => void;
};

/** What a question about the current person's data has as its answer, now and whenever that changes: see liveAnswers. */
export function liveAnswer<T>(ask: (db: PersonDb) => Promise<T>): LiveAnswer<T> {
  const listen = liveAnswers(async () => ask(await liveDb()), { reopen: reconnect });
  return {
    subscribe: (onAnswer, onFault = (error) => reportError(error)) => listen(onAnswer, onFault),
  };
}

async function reconnect(): Promise<void> {
  const db = await currentDb();
  await reconnecting(db, () => db.meta.get('meta'));
}

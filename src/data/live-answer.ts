import { liveQuery } from 'dexie';
import { databaseFaults } from './database-fault.ts';
import { currentDb, liveDb } from './open-db.ts';
import { UnopenedError } from './opened.ts';
import type { PersonDb } from './person-db.ts';
import { isConnectionLost, reconnecting } from './reconnecting.ts';

type LiveAnswer<T> = {
  /** Answers how to stop. `onFault` gets what nobody foresaw. */
  subscribe(onAnswer: (answer: T) => void, onFault?: (error: unknown) => void): () => void;
};

/**
 * What a question about the current person's data has as its answer, now and whenever that changes. Where the connection
 * was lost the question is asked anew on a fresh one; while the database cannot be read there is no answer.
 */
export function liveAnswer<T>(ask: (db: PersonDb) => Promise<T>): LiveAnswer<T> {
  return {
    subscribe(onAnswer, onFault = (error) => reportError(error)) {
      let stop = () => {};
      let isStopped = false;

      function begin(mayReconnect: boolean): void {
        if (isStopped) return;
        // Dexie sees what is asked across an await in an async function only.
        const subscription = liveQuery(async () => askNow(ask)).subscribe(
          (answer) => {
            mayReconnect = true;
            onAnswer(answer);
          },
          ({ cause }: Error) => {
            subscription.unsubscribe();
            if (mayReconnect && isConnectionLost(cause)) reconnect().then(() => begin(false), fail);
            else fail(cause);
          },
        );
        stop = () => subscription.unsubscribe();
      }

      function fail(error: unknown): void {
        if (isStopped) return;
        if (!(error instanceof UnopenedError)) return onFault(error);
        // The screen says so, above everything, until it can be read again.
        stop = databaseFaults.subscribe((faults) => {
          if (Object.keys(faults).length > 0) return;
          stop();
          begin(true);
        });
      }

      begin(true);
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}

/** Dexie's live queries keep silent about lost connections, by the error's name: here it goes by another. */
async function askNow<T>(ask: (db: PersonDb) => Promise<T>): Promise<T> {
  try {
    return await ask(await liveDb());
  } catch (error) {
    throw new Error('A live question failed', { cause: error });
  }
}

async function reconnect(): Promise<void> {
  const db = await currentDb();
  await reconnecting(db, () => db.meta.get('meta'));
}

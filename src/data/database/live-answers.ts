import { Dexie, liveQuery } from 'dexie';
import { databaseFaults } from './database-fault.ts';
import type { Listen } from './listen.ts';
import { UnopenedError } from './opened.ts';
import { isConnectionLost } from './reconnecting.ts';

/** In a row, as to an app that is put to sleep again before it is answered. What fails oftener has been lost by nobody. */
const mostLosses = 5;

/**
 * The answers of a question to any database of this device, each time what it read has changed. Where a connection was lost
 * the question is asked anew on the fresh one that `reopen` makes; while a database cannot be read `unread` answers, or nobody.
 * Its faults are what nobody foresaw.
 */
export function liveAnswers<T>(
  ask: () => Promise<T>,
  { reopen = ask, unread }: { reopen?: () => Promise<unknown>; unread?: () => Promise<T> } = {},
): Listen<T> {
  return (onAnswer, onFault) => {
    let stop = () => {};
    let isStopped = false;

    function begin(losses: number): void {
      if (isStopped) return;
      // Live it would be asked by nobody, and no one told.
      if (!Dexie.dependencies.indexedDB) return void askOnce();
      // Dexie sees what is asked across an await in an async function only.
      const subscription = liveQuery(async () => askNow(ask)).subscribe(
        (answer) => {
          losses = 0;
          onAnswer(answer);
        },
        ({ cause }: Error) => {
          subscription.unsubscribe();
          if (losses < mostLosses && isConnectionLost(cause)) reopen().then(() => begin(losses + 1), fail);
          else fail(cause);
        },
      );
      stop = () => subscription.unsubscribe();
    }

    async function askOnce(): Promise<void> {
      try {
        tell(await ask());
      } catch (cause) {
        fail(isConnectionLost(cause) ? new UnopenedError('The browser has no databases', { cause }) : cause);
      }
    }

    function tell(answer: T): void {
      if (!isStopped) onAnswer(answer);
    }

    function fail(error: unknown): void {
      if (isStopped) return;
      if (!(error instanceof UnopenedError)) return onFault(error);
      if (unread) void unread().then(tell, onFault);
      // The screen says so until it can be read again; what ails another database may last.
      stop = databaseFaults.subscribe((faults, before) => {
        if (Object.keys(before).every((name) => name in faults)) return;
        stop();
        begin(0);
      });
    }

    begin(0);
    return () => {
      isStopped = true;
      stop();
    };
  };
}

/** Dexie's live queries keep silent about lost connections, by the error's name: here it goes by another. */
async function askNow<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new Error('A live question failed', { cause: error });
  }
}

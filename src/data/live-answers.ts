import { liveQuery } from 'dexie';
import type { Listen } from './use-answer.ts';

/** The answers of a question to any database of this device, each time what it read has changed. */
export function liveAnswers<T>(ask: () => Promise<T>): Listen<T> {
  return (onAnswer, onFault) => {
    const subscription = liveQuery(ask).subscribe(onAnswer, onFault);
    return () => subscription.unsubscribe();
  };
}

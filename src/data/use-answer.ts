import { startTransition, useEffect, useReducer, useRef } from 'react';

type Stop = () => void;

/** Tells every new answer to `onAnswer`, or what went wrong to `onFault`, until it is stopped. */
export type Listen<T> = (onAnswer: (answer: T) => void, onFault: (error: unknown) => void) => Stop;

/**
 * The newest answer to a question whose asking has to be fetched first; undefined until there is one. Asked anew when a
 * parameter changes: the last answer stays until the next. Throws what went wrong.
 */
export function useAnswer<T>(ask: () => Promise<Listen<T>>, parameters: unknown[]): T | undefined {
  const known = useRef<{ answer?: T; fault?: { error: unknown } }>({});
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let stop: Stop | undefined;
    let isWanted = true;
    const onAnswer = (answer: T) => {
      if (!isWanted || (known.current.fault === undefined && known.current.answer === answer)) return;
      const isFirst = known.current.answer === undefined;
      known.current = { answer };
      // A first answer can be a screen full of cards: it is drawn in slices.
      if (isFirst) startTransition(show);
      else show();
    };
    const onFault = (error: unknown) => {
      if (!isWanted) return;
      known.current = { ...known.current, fault: { error } };
      show();
    };
    const begin = async () => {
      const listen = await ask();
      if (isWanted) stop = listen(onAnswer, onFault);
    };
    begin().catch(onFault);
    return () => {
      isWanted = false;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- who asks says what the question depends on
  }, parameters);
  if (known.current.fault) throw known.current.fault.error;
  return known.current.answer;
}

import { startTransition, useEffect, useState } from 'react';
import { firstLook } from '#src/lib/first-look.ts';
import { whenOnline } from '#src/lib/when-online.ts';
import type { Listen } from './listen.ts';

/**
 * The newest answer to a question whose asking has to be fetched first; undefined until there is one. Asked anew when a
 * parameter changes: the last answer stays until the next. Throws what went wrong.
 */
export function useAnswer<T>(ask: () => Promise<Listen<T>>, parameters: unknown[]): T | undefined {
  const [known, setKnown] = useState<{ answer?: T; fault?: { error: unknown } }>({});
  useEffect(() => {
    let stop: ReturnType<Listen<T>> | undefined;
    let isWanted = true;
    const onAnswer = (answer: T) => {
      if (!isWanted) return;
      // In slices: an answer can be a screen full of cards, and whoever types meanwhile goes first.
      startTransition(() =>
        setKnown((before) => (before.fault === undefined && before.answer === answer ? before : { answer })),
      );
    };
    const onFault = (error: unknown) => {
      if (isWanted) setKnown((before) => ({ ...before, fault: { error } }));
    };
    const begin = async () => {
      await firstLook;
      if (!isWanted) return;
      // A page is not lost for what cannot be fetched now; who has left it waits for nothing more.
      const listen = await whenOnline(async () => (isWanted ? ask() : undefined));
      if (isWanted) stop = listen?.(onAnswer, onFault);
    };
    begin().catch(onFault);
    return () => {
      isWanted = false;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- who asks says what the question depends on
  }, parameters);
  if (known.fault) throw known.fault.error;
  return known.answer;
}

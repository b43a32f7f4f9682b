import { useEffect, useState } from 'react';

/** From one letter to the next it rarely takes longer, ms. */
const pauseMs = 1_200;

/**
 * Whether words have stood for a while as they are: false while they change with what is being typed. `isFresh`: the first have
 * come with the typing, too.
 */
export function useAtRest(words: string, isFresh = false): boolean {
  const [rested, setRested] = useState<string | null>(isFresh ? null : words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested === words;
}

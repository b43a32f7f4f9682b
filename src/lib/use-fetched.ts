import { useEffect, useEffectEvent, useState } from 'react';

/** `before`: what had come of the same key, where asking anew failed. */
export type Fetched<T> =
  | { state: 'loading' }
  | { state: 'fault'; error: unknown; before?: { value: T } }
  | { state: 'ready'; value: T };

type Answer<T> = { of: string; fetched: Fetched<T> };

/** What a call answers, asked anew whenever `key` changes or `reload` is called; what came is shown until the next comes. */
export function useFetched<T>(load: () => Promise<T>, key: string): [Fetched<T>, () => void] {
  const [{ fetched }, setAnswer] = useState<Answer<T>>({ of: key, fetched: { state: 'loading' } });
  const [turn, setTurn] = useState(0);
  const ask = useEffectEvent((_key: string, _turn: number) => load());
  useEffect(() => {
    let isCurrent = true;
    ask(key, turn).then(
      (value) => isCurrent && setAnswer({ of: key, fetched: { state: 'ready', value } }),
      (error: unknown) =>
        isCurrent &&
        setAnswer((last) => ({ of: key, fetched: { state: 'fault', error, ...beforeOf(last, key) } })),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);
  return [fetched, () => setTurn((before) => before + 1)];
}

function beforeOf<T>({ of, fetched }: Answer<T>, key: string): { before?: { value: T } } {
  if (of !== key || fetched.state === 'loading') return {};
  if (fetched.state === 'ready') return { before: { value: fetched.value } };
  return fetched.before ? { before: fetched.before } : {};
}

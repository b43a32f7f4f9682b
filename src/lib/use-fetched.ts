import { useEffect, useEffectEvent, useState } from 'react';

export type Fetched<T> =
  | { state: 'loading' }
  | { state: 'fault'; error: unknown }
  | { state: 'ready'; value: T };

/** What a call answers, asked anew whenever `key` changes or `reload` is called; what came is shown until the next comes. */
export function useFetched<T>(load: () => Promise<T>, key: string): [Fetched<T>, () => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  const ask = useEffectEvent((_key: string, _turn: number) => load());
  useEffect(() => {
    let isCurrent = true;
    ask(key, turn).then(
      (value) => isCurrent && setFetched({ state: 'ready', value }),
      (error: unknown) => isCurrent && setFetched({ state: 'fault', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);
  return [fetched, () => setTurn((before) => before + 1)];
}

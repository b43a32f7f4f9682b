import { useEffect, useEffectEvent } from 'react';
import { useSyncFacts } from './sync-status.ts';

/** While something waits for the network: `retry` runs whenever there seems to be one again. */
export function useRetryOnline(isWaiting: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => again();
    addEventListener('online', onOnline);
    // The browser says nothing where only the server was away.
    const stop = useSyncFacts.subscribe((now, before) => {
      if (now.connection === 'ok' && before.connection !== 'ok') again();
    });
    return () => {
      removeEventListener('online', onOnline);
      stop();
    };
  }, [isWaiting]);
}

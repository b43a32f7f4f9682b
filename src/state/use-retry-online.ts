import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSyncFacts } from './sync-status.ts';

/**
 * While something waits for the network: `retry` runs whenever there seems to be one again. Where it answers a promise, of whether
 * the network still is waited for, it runs once at a time: signs that come meanwhile, as several do at once, count only if it is.
 * Answers what tries it at a press: where it is being tried that is waited for, and tried once more only by a sign, if it failed.
 */
export function useRetryOnline(
  isWaiting: boolean,
  retry: () => void | Promise<boolean>,
): (attempt: () => Promise<boolean>) => Promise<boolean> {
  const underWay = useRef<Promise<boolean>>(null);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    let hasSign = false;
    let isAtIt = false;
    async function onSign() {
      hasSign = true;
      if (isAtIt) return;
      isAtIt = true;
      while (hasSign) {
        if (underWay.current && !(await underWay.current)) return;
        hasSign = false;
        const stillWaits = again();
        // What has come through is not asked for once more before that is known here.
        if (stillWaits && !(await noted(underWay, stillWaits))) return;
      }
      isAtIt = false;
    }
    addEventListener('online', onSign);
    // The browser says nothing where only the server was away.
    const stop = useSyncFacts.subscribe((now, before) => {
      if (now.connection === 'ok' && before.connection !== 'ok') void onSign();
    });
    return () => {
      removeEventListener('online', onSign);
      stop();
    };
  }, [isWaiting]);
  return (attempt) => underWay.current ?? noted(underWay, attempt());
}

function noted(underWay: RefObject<Promise<boolean> | null>, attempt: Promise<boolean>): Promise<boolean> {
  const own = attempt.finally(() => {
    underWay.current = null;
  });
  underWay.current = own;
  return own;
}

import { useEffect, useEffectEvent } from 'react';
import { readSmsCode } from './read-sms-code.ts';

/** Takes the code out of the text message where the browser offers that. */
export function useSmsCode(isAwaited: boolean, onCode: (code: string) => void): void {
  const found = useEffectEvent(onCode);
  useEffect(() => {
    if (!isAwaited) return;
    const stop = new AbortController();
    void take(stop.signal);
    return () => stop.abort();

    async function take(signal: AbortSignal) {
      const code = await readSmsCode(signal);
      if (code && !signal.aborted) found(code);
    }
  }, [isAwaited]);
}

import { useEffect, useState } from 'react';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';
import { otpRules } from '#sync/endpoints/otp.ts';

/**
 * Seconds that are left of a wait, 0 where none runs; and how to begin one. It holds while the tab sleeps, and over a reload where
 * there is a key to keep it by.
 */
export function useCountdown(keptAs?: string): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => (keptAs ? endKept(keptAs) : 0));
  const [now, setNow] = useState(clock);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(clock()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [
    left,
    (seconds) => {
      const end = clock() + seconds * 1000;
      setNow(clock());
      setEndsAt(end);
      if (keptAs) keepInTab(keptAs, String(end));
    },
  ];
}

/** What lies further ahead than any wait was kept by a clock that has been set back since. */
function endKept(keptAs: string): number {
  const end = Number(keptInTab(keptAs));
  return end - clock() <= otpRules.secondsBetween * 1000 ? end : 0;
}

/** Goes on evenly, and over a reload. */
function clock(): number {
  return performance.timeOrigin + performance.now();
}

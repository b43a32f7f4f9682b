import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, 0 where none runs; and how to begin one. It holds while the tab sleeps. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [
    left,
    (seconds) => {
      setNow(performance.now());
      setEndsAt(performance.now() + seconds * 1000);
    },
  ];
}

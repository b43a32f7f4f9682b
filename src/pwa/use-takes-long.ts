import { useEffect, useState } from 'react';

/** Mostly the version before has finished by then, ms. */
const patienceMs = 20_000;

/** Whether a new version that was agreed to is still not in charge: then one is told what may keep it. */
export function useTakesLong(isAccepted: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isAccepted) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isAccepted]);
  return isLong;
}

import { useRef, useState } from 'react';

/**
 * Whether work is under way, and what does some unless it is: what is pressed for twice, as by who presses doubly, is done once.
 * What the work throws it throws, and is free again.
 */
export function useOneAtATime(): [isBusy: boolean, inTurn: (work: () => Promise<void>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the button is drawn as busy.
  const isUnderWay = useRef(false);

  async function inTurn(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return [isBusy, inTurn];
}

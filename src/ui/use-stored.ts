import { useRef, useState } from 'react';

/**
 * An answer that is stored elsewhere: what was chosen at once, and what is stored whenever that changes; and whether a choice
 * is still being stored, so that a page closed now would lose it.
 */
export function useStored<Value>(
  stored: Value,
  /** Throws nothing: what went wrong is said there; false where it was not stored. */
  onStore: (value: Value) => Promise<boolean>,
): [shown: Value, choose: (value: Value) => void, isStoring: boolean] {
  const [chosen, setChosen] = useState<{ value: Value; over: Value } | null>(null);
  const [underWay, setUnderWay] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  async function choose(value: Value) {
    setChosen({ value, over: stored });
    setUnderWay((count) => count + 1);
    // One after the other: read before that is stored, the later choice of two would be held against what stands no more.
    const storing = last.current.then(() => onStore(value));
    last.current = storing;
    const isStored = await storing;
    setUnderWay((count) => count - 1);
    if (!isStored) setChosen(null);
  }
  // What is stored has changed since: it counts, also where it later is again as it was when one chose.
  if (chosen && chosen.over !== stored) setChosen(null);
  const shown = chosen?.over === stored ? chosen.value : stored;
  return [shown, (value) => void choose(value), underWay > 0];
}

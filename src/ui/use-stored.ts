import { useState } from 'react';

/** An answer that is stored elsewhere: what was chosen at once, and what is stored whenever that changes. */
export function useStored<Value>(
  stored: Value,
  /** Throws nothing: what went wrong is said there; false where it was not stored. */
  onStore: (value: Value) => Promise<boolean>,
): [shown: Value, choose: (value: Value) => void] {
  const [chosen, setChosen] = useState<{ value: Value; over: Value } | null>(null);
  async function choose(value: Value) {
    setChosen({ value, over: stored });
    if (!(await onStore(value))) setChosen(null);
  }
  return [chosen?.over === stored ? chosen.value : stored, (value) => void choose(value)];
}

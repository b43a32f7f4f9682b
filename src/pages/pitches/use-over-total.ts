import { useState } from 'react';
import { afterPress } from '#src/lib/after-press.ts';
import type { Draft } from '#sync/records/draft.ts';
import { besideField } from '#sync/rules/pitch.ts';
import { allFaults } from './all-faults.ts';

/**
 * That the smallest cheque is above the whole round, as soon as an amount is left, not only where the pitch is submitted. While it
 * is being typed, an amount is smaller than it will be: what was right before is not called wrong then.
 */
export function useOverTotal(draft: Draft) {
  const found = allFaults(draft).get('minInvestment');
  const over = found?.code === 'invalid-investment-amounts' ? found : undefined;
  const [isTold, setIsTold] = useState(true);
  if (isTold && !over) setIsTold(false);
  return {
    fault: isTold && over ? besideField(over) : undefined,
    onBlur: () => afterPress(() => setIsTold(true)),
  };
}

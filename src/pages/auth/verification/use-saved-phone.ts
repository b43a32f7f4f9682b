import { useState } from 'react';
import { dropFromTab } from '#src/lib/tab-store.ts';

/**
 * The number that codes go to: the account's own, or the one that was saved here until that arrives; '' where there is none.
 * And how to note one that was saved. `keptAs`: the wait until the next code, which another number does not take over.
 */
export function useSavedPhone(phone: string, keptAs: string): [string, (phone: string) => void] {
  const [savedHere, setSavedHere] = useState('');
  const [known, setKnown] = useState(phone);
  const before = savedHere || known;
  function turnTo(saved: string) {
    if (before !== '' && saved !== before) dropFromTab(keptAs);
    return saved;
  }
  if (phone === known) return [before, (saved) => setSavedHere(turnTo(saved))];
  setKnown(phone);
  setSavedHere('');
  return [turnTo(phone), setSavedHere];
}

import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '#src/data/use-account.ts';
import { dropBeside, keepBeside, keptBeside } from '#src/lib/beside-database.ts';

const key = 'pankh-investor';

/**
 * Whether an investor is here; while the database is still asked, whether one was when it was last known: what they are about to
 * press must not become another thing under their thumb.
 */
export function useIsInvestor(): boolean {
  const account = useAccount();
  const was = useSyncExternalStore(
    () => () => {},
    () => keptBeside(key) !== null,
    () => false,
  );
  const isOne = account?.userType === 'investor';
  const isKnown = account !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    if (isOne) keepBeside(key, 'yes');
    else dropBeside(key);
  }, [isKnown, isOne]);
  return isKnown ? isOne : was;
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { guardToasts } from '#src/content/welcome.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { refreshUser } from '#src/syncing/verification.ts';
import { type Account, isVerified } from '#sync/records/account.ts';

/**
 * Lets only verified people of one role in, and sends everybody else where they belong. It is decided once, as one
 * arrives: who signs out on the page is not told off for it. Answers whether the page may be shown.
 */
export function useWelcomeGuard(role: 'investor' | 'entrepreneur'): boolean {
  const account = useAccount();
  const hasAsked = useHasAskedServer(account);
  const [, navigate] = useLocation();
  const isDecided = useRef(false);
  const verdict = verdictOn(account, role);
  const isOpen = verdict === 'welcome' || (verdict === 'unverified' && hasAsked) || verdict === 'denied';

  useEffect(() => {
    if (isDecided.current || !isOpen) return;
    isDecided.current = true;
    if (verdict === 'denied') {
      const { title, [role]: detail } = guardToasts.denied;
      showToast({ kind: 'error', source: 'signup', title, detail });
      navigate(paths.signup, { replace: true });
    }
    if (verdict === 'unverified' && account) {
      showToast({ kind: 'notice', ...guardToasts.unverified });
      navigate(paths.verify(account), { replace: true });
    }
  }, [account, isOpen, navigate, role, verdict]);

  return verdict === 'welcome';
}

function verdictOn(account: Account | null | undefined, role: string) {
  if (account === undefined) return 'loading';
  if (account?.userType !== role) return 'denied';
  return isVerified(account) ? 'welcome' : 'unverified';
}

/** A device may not have heard yet of a verification on another: the server is asked before anybody is sent away. */
function useHasAskedServer(account: Account | null | undefined): boolean {
  const [hasAsked, setAsked] = useState(false);
  const isInDoubt = account ? !isVerified(account) : false;
  useEffect(() => {
    if (!isInDoubt) return;
    let isHere = true;
    void ask();
    return () => {
      isHere = false;
    };

    async function ask() {
      // Without an answer, what the device knows has to do.
      await refreshUser().catch(() => undefined);
      if (isHere) setAsked(true);
    }
  }, [isInDoubt]);
  return hasAsked;
}

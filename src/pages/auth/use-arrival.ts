import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { safeNext } from '#src/lib/safe-next.ts';
import { useGoOn } from '#src/lib/use-go-on.ts';
import { paths } from '#src/paths.ts';
import { noteSignup } from '#src/state/signup-values.ts';
import { guestDrafts } from '#src/syncing/session.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import type { Draft } from '#sync/records/draft.ts';

/**
 * What follows signing in: the guest's drafts are offered, then the person goes where they wanted to go, unless they have gone
 * elsewhere meanwhile; whoever is not verified goes to be verified first.
 */
export function useArrival() {
  const [query] = useSearchParams();
  const goOn = useGoOn();
  const [offered, setOffered] = useState<Draft[]>([]);
  const [destination, setDestination] = useState<string>();
  const asked = query.get('next');
  const next = safeNext(asked, location.origin);
  const leaveTo = (path: string) => goOn(path, { replace: true });

  /** Where who is signed in goes from here; what they wanted follows once they are verified. */
  function wayOf(user: SessionUser): string {
    if (!isToBeVerified(user)) return next;
    noteSignup({ userId: user.id, email: user.email, userType: user.userType }, next);
    return paths.verify(user);
  }
  return {
    /** Where it leads, and whether somebody asked for it. */
    next,
    wasAsked: asked !== null && next !== '/',
    /** Drafts to move, while the person is being asked. */
    offered,
    leave: () => leaveTo(destination ?? next),
    goOn: (user: SessionUser) => leaveTo(wayOf(user)),
    async arrive(user: SessionUser) {
      const path = wayOf(user);
      setDestination(path);
      const drafts = await guestDrafts();
      if (drafts.length === 0) leaveTo(path);
      else setOffered(drafts);
    },
  };
}

function isToBeVerified({ userType, emailVerified, phoneVerified }: SessionUser): boolean {
  return userType !== 'admin' && !(emailVerified && phoneVerified);
}

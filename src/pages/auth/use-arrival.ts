import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { safeNext } from '#src/lib/safe-next.ts';
import { guestDrafts } from '#src/syncing/session.ts';
import type { Draft } from '#sync/records/draft.ts';

/** What follows signing in: the guest's drafts are offered, then the person goes where they wanted to go. */
export function useArrival() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const [offered, setOffered] = useState<Draft[]>([]);
  const asked = query.get('next');
  const next = safeNext(asked, location.origin);
  const leave = () => navigate(next, { replace: true });
  return {
    /** Where it leads, and whether somebody asked for it. */
    next,
    wasAsked: asked !== null && next !== '/',
    /** Drafts to move, while the person is being asked. */
    offered,
    leave,
    async arrive() {
      const drafts = await guestDrafts();
      if (drafts.length === 0) leave();
      else setOffered(drafts);
    },
  };
}

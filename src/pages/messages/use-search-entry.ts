import { useHistoryState } from 'wouter/use-browser-location';
import { pushHere } from '#src/lib/push-here.ts';
import { tabOwner } from '#src/state/tab-owner.ts';

let isLeaving = false;

/**
 * What is looked for in a conversation while that is open, null where it is not: an entry of its own in the history, so that
 * Back ends it, and leads to it again from what was found: not for another person, whose the tab is by then.
 */
export function useSearchEntry() {
  const state = useHistoryState<{ sought?: string; soughtBy?: string } | null>();
  const entry = (sought: string) => ({ sought, soughtBy: tabOwner() });
  return {
    sought: state?.soughtBy === tabOwner() ? (state.sought ?? null) : null,
    open: () => pushHere(entry('')),
    note: (sought: string) => history.replaceState({ ...history.state, ...entry(sought) }, ''),
    close() {
      // Another press, before it has gone or after, would lead out of the conversation.
      if (isLeaving || history.state?.sought === undefined) return;
      isLeaving = true;
      addEventListener('popstate', () => (isLeaving = false), { once: true });
      history.back();
    },
  };
}

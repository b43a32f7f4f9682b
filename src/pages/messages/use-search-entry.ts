import { useHistoryState } from 'wouter/use-browser-location';
import { backOnce } from '#src/lib/back-once.ts';
import { pushHere } from '#src/lib/push-here.ts';
import { tabOwner } from '#src/state/tab-owner.ts';

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
      // Another press, after it has gone, would lead out of the conversation.
      if (history.state?.sought !== undefined) backOnce();
    },
  };
}

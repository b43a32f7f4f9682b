import { useHistoryState } from 'wouter/use-browser-location';

/**
 * What is looked for in a conversation while that is open, null where it is not: an entry of its own in the history, so that
 * Back ends it, and leads to it again from what was found.
 */
export function useSearchEntry() {
  const state = useHistoryState<{ sought?: string } | null>();
  return {
    sought: state?.sought ?? null,
    open: () => history.pushState({ ...history.state, sought: '' }, ''),
    note: (sought: string) => history.replaceState({ ...history.state, sought }, ''),
    close() {
      // Once it has gone, another press would lead out of the conversation.
      if (history.state?.sought !== undefined) history.back();
    },
  };
}

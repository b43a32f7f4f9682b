import { usePersonQuery } from '#src/data/database/person-query.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { type DraftState, draftStates } from './draft-states.ts';

/**
 * Where the words of each draft are; undefined while that is being read. What was handed to a network that has gone since is
 * on its way no longer, whatever the outbox says of it.
 */
export function useDraftStates(): ((draftId: string) => DraftState) | undefined {
  const states = usePersonQuery(draftStates);
  const isReached = useMayArrive();
  return (
    states &&
    ((draftId) => {
      const state = states.get(draftId) ?? 'sent';
      return state === 'sending' && !isReached ? 'saved' : state;
    })
  );
}

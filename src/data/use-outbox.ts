import { type OutboxItem, outboxItems } from './outbox-items.ts';
import { usePersonQuery } from './person-query.ts';

/** Everything that waits to be sent or was refused. */
export function useOutbox(): OutboxItem[] | undefined {
  return usePersonQuery((db) => outboxItems(db));
}

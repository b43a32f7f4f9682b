import { usePersonQuery } from '#src/data/database/person-query.ts';
import { type OutboxItem, outboxItems } from './outbox-items.ts';

/** Everything that waits to be sent or was refused. */
export function useOutbox(): OutboxItem[] | undefined {
  return usePersonQuery((db) => outboxItems(db));
}

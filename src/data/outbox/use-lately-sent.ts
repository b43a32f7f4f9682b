import { usePersonQuery } from '#src/data/database/person-query.ts';
import { latelySent, type SentItem } from './lately-sent.ts';

/** The last things of the person that the server took. */
export function useLatelySent(): SentItem[] | undefined {
  return usePersonQuery(latelySent);
}

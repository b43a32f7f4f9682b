import { latelySent, type SentItem } from './lately-sent.ts';
import { usePersonQuery } from './person-query.ts';

/** The last things of the person that the server took. */
export function useLatelySent(): SentItem[] | undefined {
  return usePersonQuery(latelySent);
}

import { blockedIds, blockedPeople } from './blocked-people.ts';
import { usePersonQuery } from './person-query.ts';

export function useBlockedPeople() {
  return usePersonQuery(blockedPeople);
}

/** Their ids alone, for which no connection is read. */
export function useBlockedIds(): Set<string> | undefined {
  return usePersonQuery(blockedIds);
}

import { usePersonQuery } from '#src/data/database/person-query.ts';
import { blockedIds, blockedPeople } from './blocked-people.ts';

export function useBlockedPeople() {
  return usePersonQuery(blockedPeople);
}

/** Their ids alone, for which no connection is read. */
export function useBlockedIds(): Set<string> | undefined {
  return usePersonQuery(blockedIds);
}

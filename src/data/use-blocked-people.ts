import { blockedPeople } from './blocked-people.ts';
import { usePersonQuery } from './person-query.ts';

export function useBlockedPeople() {
  return usePersonQuery(blockedPeople);
}

import { usePersonQuery } from '#src/data/database/person-query.ts';
import { unsavedItems } from './unsaved-items.ts';

/** What was written in drafts and this device could not store; undefined while it is being read. */
export function useUnsavedItems() {
  return usePersonQuery(unsavedItems);
}

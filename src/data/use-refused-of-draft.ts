import { usePersonQuery } from './person-query.ts';
import { type RefusedGroup, refusedGroups } from './refused-work.ts';

/** What the server would not take of a draft, and why; null where there is nothing. */
export function useRefusedOfDraft(draftId: string): RefusedGroup | null | undefined {
  return usePersonQuery(
    async (db) => (await refusedGroups(db)).find((group) => group.draftId === draftId) ?? null,
    [draftId],
  );
}

import { usePersonQuery } from '#src/data/database/person-query.ts';
import { type RefusedInWords, refusedInWords } from './describe-refused.ts';
import { refusedGroups } from './refused-work.ts';

/** What the server would not take of a draft, and why; null where there is nothing. */
export function useRefusedOfDraft(draftId: string): RefusedInWords | null | undefined {
  return usePersonQuery(
    async (db) => {
      const ofDraft = (await refusedGroups(db)).filter((group) => group.draftId === draftId);
      const [refused = null] = await refusedInWords(db, ofDraft);
      return refused;
    },
    [draftId],
  );
}

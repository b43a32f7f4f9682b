import { usePersonQuery } from '#src/data/database/person-query.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type RefusedInWords, refusedInWords } from './describe-refused.ts';
import { refusedGroups } from './refused-work.ts';

/** What has become of the savings of one form. */
export type FormSending = {
  isWaiting: boolean;
  /** Why the server put it off, where it did. */
  putOff: string | undefined;
  /** What the server would not take of it, and the person has not answered. */
  refused: RefusedInWords[];
};

/** `savings`: how often the form was saved; undefined while it is not known what became of the last. */
export function useFormSending(name: MutationName, savings: number): FormSending | undefined {
  const known = usePersonQuery(
    async (db) => {
      const unsent = (await unsentEntries(db)).filter((entry) => entry.name === name);
      const refused = (await refusedGroups(db)).filter(({ work }) => work.some((each) => each.name === name));
      return {
        savings,
        isWaiting: unsent.length > 0,
        putOff: unsent.find(({ failure }) => failure !== undefined)?.failure?.message,
        refused: await refusedInWords(db, refused),
      };
    },
    [name, savings],
  );
  return known?.savings === savings ? known : undefined;
}

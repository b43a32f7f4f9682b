import { usePersonQuery } from '#src/data/database/person-query.ts';
import type { FoundForm } from './form-parts.ts';
import { writtenForms } from './held-forms.ts';
import { writtenItems } from './written-forms.ts';

/** What was written in a form and not saved, null where nothing was, undefined while it is being read. */
export function useWrittenForm(key: string): FoundForm | null | undefined {
  return usePersonQuery(
    async (db) => (await writtenForms(db)).find((form) => form.key === key) ?? null,
    [key],
  );
}

/** All forms that were written in and not saved. */
export function useWrittenItems() {
  return usePersonQuery(writtenItems);
}

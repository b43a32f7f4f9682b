import { useWrittenForm } from '#src/data/words/use-written-forms.ts';
import { asWritten, type FormField, type Written } from '#src/ui/fields-form.tsx';
import type { Before } from './use-open-form.ts';

/** What was written in a form and not saved, undefined while it is being read. */
export function useBefore(key: string, stored: object, fields: readonly FormField[]): Before | undefined {
  const found = useWrittenForm(key);
  if (found === undefined) return undefined;
  const unsaved = (written: Written = {}) => unsavedOf(written, stored, fields);
  return { before: unsaved(found?.fields), aside: unsaved(found?.aside), known: found?.of ?? [] };
}

/** Without what is stored by now all the same, and what this form does not ask any more. */
function unsavedOf(written: Written, stored: object, fields: readonly FormField[]): Written {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const found = written[name];
      if (!found) return [];
      const to = kind === 'area' ? found.to : newestOf(found.to);
      return to.toString() === asWritten(values.get(name)).toString() ? [] : [[name, { ...found, to }]];
    }),
  );
}

/** What several pages wrote in a field of one line stands in as many, of which it can hold one. */
function newestOf(to: string | string[]): string | string[] {
  return typeof to === 'string' ? (to.split('\n')[0] ?? '') : to;
}

import { idOf } from '../ids.ts';
import type { Context } from '../mutation.ts';
import { type Draft, type DraftField, draftFields } from '../records/draft.ts';

/** Texts of one field that stand against each other until the person has chosen. */
export type Rival = Draft['conflicts'][number]['values'][number];

export const longest = draftFields.description;
export const mostRivals = 10;

/** The rivals of a field with one more. Who writes on after a clash has one version, not one for every pause. */
export function rivalsWith(
  draft: Draft,
  { field, from, to }: { field: DraftField; from: string; to: string },
  context: Context,
): Rival[] {
  const others = rivalsOf(draft, field).filter(
    ({ value, clientId }) => value !== to && !(clientId === context.clientId && value === from),
  );
  return [...others, { value: to, at: context.now, clientId: context.clientId }];
}

export function rivalsOf(draft: Draft, field: DraftField): Rival[] {
  return draft.conflicts.find((conflict) => conflict.field === field)?.values ?? [];
}

export function withConflict(draft: Draft, field: DraftField, values: Rival[]): Draft {
  const others = draft.conflicts.filter((conflict) => conflict.field !== field);
  return { ...draft, conflicts: values.length > 0 ? [...others, { field, values }] : others };
}

/** Stands for a text where the text itself would be too much to send. */
export function textId(text: string): string {
  return idOf('text', text);
}

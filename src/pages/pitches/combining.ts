import type { FoundForm, Stamp } from '#src/data/words/form-parts.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { paths } from '#src/paths.ts';
import type { Written } from '#src/ui/fields-form.tsx';
import type { DraftField } from '#sync/records/draft.ts';
import { stepOf } from './pitch-faults-by-field.ts';

/** A text that somebody makes of several, as they begin or go on with it. */
export type Combining = {
  text: string;
  /** The texts they saw when they began. */
  seen: string[];
  /** What of it is kept on this device already. */
  known: Stamp[];
};

/** By which it is kept on this device, and found again, until it is saved or let go. */
export function combiningAbout(draftId: string, field: DraftField, label: string): FormAbout {
  return {
    key: `combined:${draftId}:${field}`,
    title: `${label}, as it should be`,
    href: paths.draftStep(draftId, stepOf(field)),
  };
}

export function asWritten(field: DraftField, text: string, seen: string[]): Written {
  return { [field]: { from: seen, to: text } };
}

/** The same as it was kept: what other tabs wrote of it stands below. */
export function combiningIn({ fields, aside, of }: FoundForm, field: DraftField): Combining {
  const written = [fields[field], aside?.[field]].flatMap((each) => each ?? []);
  const from = written[0]?.from;
  return {
    text: written.map(({ to }) => to.toString()).join('\n\n'),
    seen: Array.isArray(from) ? from.map(String) : [],
    known: of,
  };
}

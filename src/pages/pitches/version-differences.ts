import { pitchLabels } from '#src/content/pitch-form.ts';
import { compareTexts } from '#sync/compare.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';

export type Difference = { label: string; before: string; now: string };

/** The parts of a draft in which a version is not as the draft is now, in the order of the form. */
export function differencesOf(version: DraftVersion, now: Draft): Difference[] {
  const parts = Object.keys(pitchLabels) as (keyof typeof pitchLabels)[]; // `keys` forgets the literal types
  return parts
    .map((part) => ({ label: pitchLabels[part], before: textOf(version, part), now: textOf(now, part) }))
    .filter(({ before, now }) => before !== now);
}

const longestPreview = 90;

/** A word or two that tell a version from the present: the first words that are only in it. */
export function previewOf(version: DraftVersion, now: Draft): string {
  const [first] = differencesOf(version, now);
  if (!first) return '';
  const [parts] = compareTexts(first.before, first.now);
  const own = parts.find(({ differs, text }) => differs && text.trim() !== '')?.text ?? first.before;
  const words = own.trim().replaceAll(/\s+/gu, ' ');
  return words.length > longestPreview ? `${words.slice(0, longestPreview).replace(/\s\S*$/u, '')}…` : words;
}

function textOf(draft: Draft | DraftVersion, part: keyof typeof pitchLabels): string {
  return part === 'highlights' ? draft.highlights.map(({ text }) => text).join('\n') : draft[part];
}

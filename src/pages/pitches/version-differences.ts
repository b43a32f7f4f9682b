import { pitchLabels } from '#src/content/pitch-form.ts';
import { compareTexts } from '#sync/compare.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';

export type Difference = { label: string; before: string; now: string };

const parts = Object.keys(pitchLabels) as (keyof typeof pitchLabels)[]; // `keys` forgets the literal types

/** The parts of a draft in which a version is not as the draft is now, in the order of the form. */
export function differencesOf(version: DraftVersion, now: Draft): Difference[] {
  return parts
    .map((part) => ({ label: pitchLabels[part], before: textOf(version, part), now: textOf(now, part) }))
    .filter(({ before, now }) => before !== now);
}

/** The versions worth going back to: those that say something else than now, and of equal ones the first. */
export function distinctVersions(versions: DraftVersion[], now: Draft): DraftVersion[] {
  const texts = new Set([textsOf(now)]);
  return versions.filter((version) => {
    const text = textsOf(version);
    return !texts.has(text) && texts.add(text);
  });
}

const longestPreview = 90;

/** A few words that tell a version from the present: those that are only in it. */
export function previewOf(version: DraftVersion, now: Draft): string {
  const own = differencesOf(version, now).flatMap(({ before, now }) =>
    compareTexts(before, now)[0].filter(({ differs, text }) => differs && text.trim() !== ''),
  );
  const words = own.map(({ text }) => text.trim().replaceAll(/\s+/gu, ' ')).join(' … ');
  return words.length > longestPreview ? `${words.slice(0, longestPreview).replace(/\s\S*$/u, '')} …` : words;
}

function textsOf(draft: Draft | DraftVersion): string {
  return JSON.stringify(parts.map((part) => textOf(draft, part)));
}

function textOf(draft: Draft | DraftVersion, part: keyof typeof pitchLabels): string {
  return part === 'highlights' ? draft.highlights.map(({ text }) => text).join('\n') : draft[part];
}

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

/**
 * What to know a version by before going back to it: of each part that differs a few words as they were then, '' where it
 * was empty. Of a long text those from where it first says something else, or how it began.
 */
export function previewsOf(version: DraftVersion, now: Draft): { label: string; words: string }[] {
  return differencesOf(version, now).map(({ label, before, now: present }) => ({
    label,
    words: shortened(before, present),
  }));
}

function shortened(before: string, now: string): string {
  const whole = inOneLine(before);
  if (whole.length <= longestPreview) return whole;
  const parts = compareTexts(before, now)[0];
  const first = Math.max(
    0,
    parts.findIndex(({ differs, text }) => differs && text.trim() !== ''),
  );
  const words = inOneLine(
    parts
      .slice(first)
      .map(({ text }) => text)
      .join(''),
  );
  const begun = first === 0 ? words : `… ${words}`;
  return begun.length > longestPreview ? `${begun.slice(0, longestPreview).replace(/\s\S*$/u, '')}…` : begun;
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ');
}

function textsOf(draft: Draft | DraftVersion): string {
  return JSON.stringify(parts.map((part) => textOf(draft, part)));
}

function textOf(draft: Draft | DraftVersion, part: keyof typeof pitchLabels): string {
  return part === 'highlights' ? draft.highlights.map(({ text }) => text).join('\n') : draft[part];
}

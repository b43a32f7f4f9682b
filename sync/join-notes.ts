import { diff3Merge } from 'node-diff3';
import { mergeText } from './merge.ts';
import { isAffordable } from './words.ts';

/**
 * The note that stands there (`before`), with what the person made (`to`) of the one they saw (`from`): joined word by word, else
 * line by line. Of what both added at the same place what was there first stands above the other, once where
 * one has all of the other's; only where both changed the same line do
 * both whole texts stay.
 */
export function joinNotes(before: string, from: string, to: string): string {
  const below = `\n\n${from}`;
  // A text that was put below another goes on there: with what stands right above it a change of it would clash again.
  if (from !== '' && before.endsWith(below)) {
    const above = before.slice(0, -below.length);
    return to === '' ? above : `${above}\n\n${to}`;
  }
  const joined = mergeText(from, to, before) ?? (from === '' ? null : joinLines(before, from, to));
  return joined ?? [before, to].filter(Boolean).join('\n\n');
}

function joinLines(before: string, from: string, to: string): string | null {
  const [theirs, base, mine] = [linesOf(before), linesOf(from), linesOf(to)];
  if (!isAffordable([base, mine, theirs])) return null;
  const joined: string[] = [];
  for (const { ok, conflict } of diff3Merge(mine, base, theirs, { excludeFalseConflicts: true })) {
    const lines = ok ?? (conflict && joinClash(conflict.b, conflict.o, conflict.a));
    if (!lines) return null;
    joined.push(...lines);
  }
  return joined.join('\n').trim();
}

/** Where one side left the lines as they were and only wrote around them, the other's change stands among what it wrote. */
function joinClash(theirs: string[], base: string[], mine: string[]): string[] | null {
  if (base.length > 0) return putInPlace(theirs, base, mine) ?? putInPlace(mine, base, theirs);
  if (placeOf(mine, theirs) !== -1) return theirs;
  return placeOf(theirs, mine) === -1 ? [...theirs, ...mine] : mine;
}

function putInPlace(around: string[], base: string[], changed: string[]): string[] | null {
  const at = placeOf(base, around);
  return at === -1 ? null : around.toSpliced(at, base.length, ...changed);
}

/** Where `lines` stand one after the other in `around`; -1 where they do not. */
function placeOf(lines: string[], around: string[]): number {
  return around.findIndex((_, at) => lines.every((line, nth) => around[at + nth] === line));
}

/** Without the line break that one may have left behind the last. */
function linesOf(text: string): string[] {
  const written = text.trimEnd();
  return written === '' ? [] : written.split('\n');
}

import { cleanLine, isBlank } from './clean-text.ts';

/** A cell that holds a day, as YYYY-MM-DD; '' where it holds none. 03/04/2026 is two days, so only one form is read. */
export function readDay(text: string): { day: string; warnings: string[] } {
  if (isBlank(text)) return { day: '', warnings: [] };
  const written = cleanLine(text);
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]\d{2}:)/.exec(written) ?? [];
  if (isDay(day)) return { day, warnings: [] };
  return { day: '', warnings: [`"${written}" is no day such as 2026-03-12, taken as not given`] };
}

/** Not 30 February, which would be read as 2 March. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

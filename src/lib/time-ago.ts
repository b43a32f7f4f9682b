import { localDay } from './local-day.ts';
import { localFormat } from './local-format.ts';

const date = localFormat({ dateStyle: 'medium' });
let relative: Intl.RelativeTimeFormat | undefined;
const day = 86_400_000;
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * "just now", "5 minutes ago", "yesterday", which is the day before by this device's calendar; a date once it is more than a week away, or this clock has not reached it: it was told
 * by another, or by this one before it was set. `at` is ISO, `now` in ms.
 */
export function timeAgo(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed > 7 * day || passed < -2 * 60_000) return formatDate(at);
  relative ??= new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  if (passed >= day) return relative.format(-daysBetween(Date.parse(at), now), 'day');
  const step = steps.find(([, size]) => passed >= size);
  if (!step) return 'just now';
  const [unit, size] = step;
  return relative.format(-Math.trunc(passed / size), unit);
}

/** By the calendar; a day of 25 hours is one that has passed, though its end has the same date. */
function daysBetween(from: number, to: number): number {
  return Math.max(1, (Date.parse(localDay(to)) - Date.parse(localDay(from))) / day);
}

/** Whether something has waited so long that people should be told since when: an hour. */
export function isOld(at: string, now: number): boolean {
  return now - Date.parse(at) >= 3_600_000;
}

export function formatDate(at: string): string {
  return date(new Date(at));
}

import { localFormat } from './local-format.ts';

const date = localFormat({ dateStyle: 'medium' });
let relative: Intl.RelativeTimeFormat | undefined;
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * "just now", "5 minutes ago", "yesterday"; a date once it is more than a week away, or this clock has not reached it: it was told
 * by another, or by this one before it was set. `at` is ISO, `now` in ms.
 */
export function timeAgo(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed > 7 * 86_400_000 || passed < -2 * 60_000) return formatDate(at);
  const step = steps.find(([, size]) => passed >= size);
  if (!step) return 'just now';
  const [unit, size] = step;
  relative ??= new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  return relative.format(-Math.trunc(passed / size), unit);
}

/** Whether something has waited so long that people should be told since when: an hour. */
export function isOld(at: string, now: number): boolean {
  return now - Date.parse(at) >= 3_600_000;
}

export function formatDate(at: string): string {
  return date(new Date(at));
}

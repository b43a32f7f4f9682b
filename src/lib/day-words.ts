import { localFormat } from './local-format.ts';

const wholeDay = localFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** "Today", "Yesterday" or "Tue, 3 Mar 2026", by the clock of whoever reads it. `at` is ISO, `now` in ms. */
export function dayWords(at: string, now: number): string {
  const day = dayOf(new Date(at));
  const today = new Date(now);
  if (day === dayOf(today)) return 'Today';
  // By the calendar: a day may have 23 hours.
  if (day === dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1))) return 'Yesterday';
  return wholeDay(new Date(at));
}

/** The same for all moments of one day. */
function dayOf(moment: Date): string {
  return moment.toDateString();
}

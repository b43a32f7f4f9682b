import type { QuietHours } from '../records/preferences.ts';
import { indiaAhead } from './india-ahead.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * When a device may be woken, from `now` on: the moment itself, or the end of the quiet hours it falls into. They are Indian
 * time, as daily mails are: one choice holds for all devices of a person, wherever each is. The same time twice is no time.
 */
export function afterQuietHours(now: string, quiet: QuietHours | null): string {
  if (!quiet) return now;
  const moment = Date.parse(now) + indiaAhead;
  const from = msOf(quiet.from);
  const length = (msOf(quiet.to) - from + day) % day;
  const since = ((moment % day) - from + day) % day;
  return since < length ? new Date(moment - indiaAhead + length - since).toISOString() : now;
}

/** Since midnight. */
function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

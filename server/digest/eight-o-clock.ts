const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Eight in the morning in India, which has one time and no summer time: half past two by UTC. */
const eight = 2.5 * hour;

/** The last eight o'clock in India. */
export function lastEight(now: string): string {
  const before = Math.floor((Date.parse(now) - eight) / day) * day;
  return new Date(before + eight).toISOString();
}

/** The eight o'clock of this day in India once it has come; null before: what was missed by then is told at the next. */
export function eightOfToday(now: string): string | null {
  const last = lastEight(now);
  return Date.parse(now) - Date.parse(last) < 16 * hour ? last : null;
}

export function nextEight(now: string): string {
  return new Date(Date.parse(lastEight(now)) + day).toISOString();
}

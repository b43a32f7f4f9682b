const day = 24 * 60 * 60 * 1000;

/** The moment so many days (or parts of one) before now, as an ISO string. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - Math.round(days * day)).toISOString();
}

import type { Investor } from '#sync/records/investor.ts';

/** "Source: Open Cheque Register · as of 12 March 2026", or what of it is known; null where nothing is. */
export function originWords({ source, asOf }: Pick<Investor, 'source' | 'asOf'>): string | null {
  const day = asOf === '' ? null : dayInWords(asOf);
  if (source === '') return day && `As of ${day}`;
  return day ? `Source: ${source} · as of ${day}` : `Source: ${source}`;
}

/** A day is the same one wherever it is read. */
function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

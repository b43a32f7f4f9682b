import { localDay } from '#src/lib/local-day.ts';
import { useNow } from './use-now.ts';

/** "2026-03-09", by the device's clock, also once midnight has passed. */
export function useToday(): string {
  return localDay(new Date(useNow()));
}

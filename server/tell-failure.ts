import type { Services } from './services.ts';

const hour = 60 * 60_000;
/** Of which it is known when they were told: no more, in case each failure names something else. */
const most = 100;

/**
 * Tells the operator of what a job failed of, the same once an hour: jobs begin anew every two seconds, and a disk that is full
 * would have its log filled by what tells of it.
 */
export function tellFailure({ log, now }: Pick<Services, 'log' | 'now'>): (error: unknown) => void {
  const toldAt = new Map<string, number>();
  return (error) => {
    const [words, at] = [String(error), Date.parse(now())];
    const since = at - (toldAt.get(words) ?? Number.NEGATIVE_INFINITY);
    // What was told later than now was told while the clock was ahead.
    if (since >= 0 && since < hour) return;
    if (toldAt.size >= most) toldAt.clear();
    toldAt.set(words, at);
    log.error({ err: error }, 'background job failed');
  };
}

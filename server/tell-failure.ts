import type { Services } from './services.ts';

const hour = 60 * 60_000;

/**
 * Tells the operator of what a job failed of, the same once an hour: jobs begin anew every two seconds, and a disk that is full
 * would have its log filled by what tells of it.
 */
export function tellFailure({ log, now }: Pick<Services, 'log' | 'now'>): (error: unknown) => void {
  let told = { of: '', at: Number.NEGATIVE_INFINITY };
  return (error) => {
    const failure = { of: String(error), at: Date.parse(now()) };
    if (failure.of === told.of && failure.at - told.at < hour) return;
    told = failure;
    log.error({ err: error }, 'background job failed');
  };
}

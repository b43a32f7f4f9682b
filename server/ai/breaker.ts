import type { CallOutcome } from './model-fault.ts';

export const failuresUntilRest = 5;
export const restOfBreaker = 30_000;

export type Breaker = {
  /** Null: go ahead, and tell how it went. Else why the model is left alone for now. */
  refusal(): CallOutcome | null;
  succeeded(): void;
  failed(outcome: CallOutcome): void;
  /** It is not known how it went. */
  dropped(): void;
};

/**
 * Leaves a model alone for 30 s that failed five times in a row; then one question is let through to see. `now`: a moment as
 * ISO 8601.
 */
export function createBreaker(now: () => string): Breaker {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  let last: CallOutcome = 'failed';
  return {
    refusal() {
      if (failures < failuresUntilRest) return null;
      const left = restsUntil - Date.parse(now());
      // A longer rest than any began while the clock was ahead.
      if (isTrying || (left > 0 && left <= restOfBreaker)) return last;
      isTrying = true;
      return null;
    },
    succeeded() {
      failures = 0;
      isTrying = false;
    },
    failed(outcome) {
      failures += 1;
      isTrying = false;
      last = outcome;
      restsUntil = Date.parse(now()) + restOfBreaker;
    },
    dropped() {
      isTrying = false;
    },
  };
}

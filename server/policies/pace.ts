import type { Failure } from '#sync/errors.ts';
import { HttpFailure } from '../http-failure.ts';

export type Pace = {
  take(address: string, now: number, times?: number): void;
  add(address: string, now: number, times: number): void;
};

/**
 * How often one address may ask what costs the server a little each time. In memory: nothing is written for a question, and
 * a restart may forgive. `take` throws HttpFailure 429 where it was asked too often, and then counts nothing; `times` is how often
 * it is asked at once, `now` is in ms. `add` counts what was given already, and throws nothing.
 */
export function createPace(
  { most, within }: { most: number; within: number },
  failure: Failure = {
    code: 'too-many-searches',
    message: 'Too many searches at once. Please wait a moment.',
  },
): Pace {
  let asked = new Map<string, number>();
  let windowStart = 0;
  /** How often it was asked in this window. One for all: what is remembered is no more than the addresses of one. */
  function count(address: string, now: number): number {
    if (now - windowStart >= within || now < windowStart) {
      asked = new Map();
      windowStart = now;
    }
    return asked.get(address) ?? 0;
  }
  return {
    take(address, now, times = 1) {
      const after = count(address, now) + times;
      if (after > most) throw tooOften(failure, windowStart + within - now);
      asked.set(address, after);
    },
    add(address, now, times) {
      asked.set(address, count(address, now) + times);
    },
  };
}

function tooOften(failure: Failure, ms: number): HttpFailure {
  return new HttpFailure(429, failure, { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) });
}

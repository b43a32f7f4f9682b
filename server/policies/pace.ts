import type { Failure } from '#sync/errors.ts';
import { HttpFailure } from '../http-failure.ts';

export type Pace = {
  requireRoom(address: string, now: number, times?: number): void;
  take(address: string, now: number, times?: number): void;
  add(address: string, now: number, times: number): void;
};

/**
 * How often one address may ask what costs the server a little each time. In memory: nothing is written for a question, and
 * a restart may forgive. `take` throws HttpFailure 429 where it was asked too often, and then counts nothing; `times` is how often
 * it is asked at once, `now` is in ms. `requireRoom` throws likewise, and counts nothing in any case. `add` counts what was given
 * already, and throws nothing.
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
  function requireRoom(address: string, now: number, times = 1): void {
    if (count(address, now) + times > most) throw tooOften(failure, windowStart + within - now);
  }
  function add(address: string, now: number, times: number): void {
    asked.set(address, count(address, now) + times);
  }
  return {
    requireRoom,
    add,
    take(address, now, times = 1) {
      requireRoom(address, now, times);
      add(address, now, times);
    },
  };
}

function tooOften(failure: Failure, ms: number): HttpFailure {
  return new HttpFailure(429, failure, { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) });
}

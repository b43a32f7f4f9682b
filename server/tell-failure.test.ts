import { pino } from 'pino';
import { expect, test } from 'vitest';
import { tellFailure } from './tell-failure.ts';

const minute = 60_000;

test('what a job fails of again and again is told once an hour, and something else at once', () => {
  let clock = Date.parse('2026-03-01T09:00:00.000Z');
  const lines: { err: { message: string } }[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const tell = tellFailure({ log, now: () => new Date(clock).toISOString() });
  const failFor = (minutes: number, words: string) => {
    for (const end = clock + minutes * minute; clock < end; clock += minute) tell(new Error(words));
  };
  failFor(59, 'database or disk is full');
  failFor(1, 'disk I/O error');
  // As a full disk says it now this way, now that.
  for (let nth = 0; nth < 20; nth += 1) {
    failFor(1, 'database or disk is full');
    failFor(1, 'disk I/O error');
  }
  failFor(21, 'database or disk is full');
  expect(lines.map(({ err }) => err.message)).toEqual([
    'database or disk is full',
    'disk I/O error',
    'database or disk is full',
    'database or disk is full',
  ]);
});

test('what was told while the clock was ahead is told again once it is right', () => {
  let clock = Date.parse('2027-03-01T09:00:00.000Z');
  let lines = 0;
  const log = pino({ base: null, timestamp: false }, { write: () => (lines += 1) });
  const tell = tellFailure({ log, now: () => new Date(clock).toISOString() });
  const error = new Error('database or disk is full');
  tell(error);
  clock = Date.parse('2026-03-01T09:00:00.000Z');
  tell(error);
  tell(error);
  expect(lines).toBe(2);
});

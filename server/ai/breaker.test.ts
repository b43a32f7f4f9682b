import { expect, test } from 'vitest';
import { createBreaker, failuresUntilRest, restOfBreaker } from './breaker.ts';

function world() {
  let ms = 0;
  const breaker = createBreaker(() => new Date(ms).toISOString());
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed('timeout');
  };
  return { breaker, fail, wait: (more: number) => void (ms += more) };
}

test('five failures in a row, and the model is left alone for 30 seconds', () => {
  const { breaker, fail, wait } = world();
  fail(failuresUntilRest - 1);
  expect(breaker.refusal()).toBeNull();
  fail(1);
  expect(breaker.refusal()).toBe('timeout');
  wait(restOfBreaker - 1);
  expect(breaker.refusal()).toBe('timeout');
});

test('then one question is let through: if it is answered all are, else it rests again', () => {
  const { breaker, fail, wait } = world();
  fail(failuresUntilRest);
  wait(restOfBreaker);
  expect(breaker.refusal()).toBeNull();
  expect(breaker.refusal()).toBe('timeout');
  fail(1);
  expect(breaker.refusal()).toBe('timeout');
  wait(restOfBreaker);
  expect(breaker.refusal()).toBeNull();
  breaker.succeeded();
  expect([breaker.refusal(), breaker.refusal()]).toEqual([null, null]);
});

test('failures that are not in a row do not add up', () => {
  const { breaker, fail } = world();
  fail(failuresUntilRest - 1);
  breaker.succeeded();
  fail(1);
  expect(breaker.refusal()).toBeNull();
});

test('a try whose asker left says nothing: the next may try', () => {
  const { breaker, fail, wait } = world();
  fail(failuresUntilRest);
  wait(restOfBreaker);
  expect(breaker.refusal()).toBeNull();
  breaker.dropped();
  expect(breaker.refusal()).toBeNull();
});

test('a rest that began while the clock was ahead is over once it is right', () => {
  const { breaker, fail, wait } = world();
  wait(1_000_000);
  fail(failuresUntilRest);
  wait(-1_000_000);
  expect(breaker.refusal()).toBeNull();
  fail(1);
  expect(breaker.refusal()).toBe('timeout');
});

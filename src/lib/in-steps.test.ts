import { expect, it } from 'vitest';
import { inSteps } from './in-steps.ts';

const never = new Promise<void>(() => {});

it('takes each step only once the pause before it is over', async () => {
  const taken: string[] = [];
  const ends: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => ends.push(resolve));
  const done = inSteps([async () => taken.push('live'), async () => taken.push('records')], pause, never);
  await Promise.resolve();
  expect(taken).toEqual([]);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  expect(taken).toEqual(['live']);
  ends[1]?.();
  await done;
  expect(taken).toEqual(['live', 'records']);
});

it('pauses no more once it is needed, also in the middle of a pause', async () => {
  const taken: string[] = [];
  let need = () => {};
  const isNeeded = new Promise<void>((resolve) => {
    need = resolve;
  });
  const done = inSteps(
    [async () => taken.push('live'), async () => taken.push('records')],
    () => never,
    isNeeded,
  );
  need();
  await done;
  expect(taken).toEqual(['live', 'records']);
});

it('goes on after what did not come', async () => {
  const taken: string[] = [];
  const gone = async () => Promise.reject(new Error('No network'));
  await inSteps([gone, async () => taken.push('records')], () => Promise.resolve(), never);
  expect(taken).toEqual(['records']);
});

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { useTakesLong } from './use-takes-long.ts';

test('a version that was agreed to and does not come is told of after a while, and no more once it was given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let accept = (_: boolean) => {};
  const told = liveHook(() => {
    const [isAccepted, setAccepted] = useState(false);
    accept = setAccepted;
    return { isAccepted, isLong: useTakesLong(isAccepted) };
  });
  const shows = (isAccepted: boolean, isLong: boolean) =>
    vi.waitFor(() => expect(told()).toEqual({ isAccepted, isLong }));
  await shows(false, false);
  vi.advanceTimersByTime(60_000);
  await shows(false, false);
  accept(true);
  await shows(true, false);
  vi.advanceTimersByTime(19_000);
  await shows(true, false);
  vi.advanceTimersByTime(2_000);
  await shows(true, true);
  accept(false);
  await shows(false, false);
});

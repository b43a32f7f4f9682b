import { expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { useWanted } from './use-wanted.ts';

/** An entry of the history on which somebody stands, with what it holds by now. */
function entry(holding: unknown = null) {
  const held = {
    state: holding,
    replaceState: (state: unknown) => {
      held.state = structuredClone(state);
    },
  };
  vi.stubGlobal('history', held);
  return held;
}

/** A list that is drawn anew, as on the way back to it. */
async function drawn(list = 'deals') {
  const now = liveHook(() => useWanted(list, 50));
  await vi.waitFor(() => expect(now()).toBeDefined());
  return {
    wanted: () => now()[0],
    async want(count: number) {
      now()[1](count);
      await vi.waitFor(() => expect(now()[0]).toBe(count));
    },
  };
}

test('whoever comes back to a list finds as much of it as they had asked for', async () => {
  entry();
  const before = await drawn();
  expect(before.wanted()).toBe(50);
  await before.want(100);
  expect((await drawn()).wanted()).toBe(100);
});

test('another list of the screen, and another visit, begin with the first rows', async () => {
  const visit = entry({ openedInvestor: true });
  await (await drawn()).want(100);
  const requests = await drawn('requests');
  expect(requests.wanted()).toBe(50);
  await requests.want(150);
  expect((await drawn()).wanted()).toBe(100);
  expect(visit.state).toMatchObject({ openedInvestor: true });
  entry();
  expect((await drawn()).wanted()).toBe(50);
});

import { expect, test } from 'vitest';
import { createStore, useStore } from 'zustand';
import { liveHook } from '#src/testing/live-hook.ts';
import { type Fetched, useFetched } from './use-fetched.ts';

/** What is asked, of a key, comes or fails as it is said last. */
function asking() {
  const key = createStore(() => 'one');
  let load: () => Promise<string>;
  const fetched = liveHook(() =>
    useFetched(
      () => load(),
      useStore(key, (it) => it),
    ),
  );
  return {
    first(answer: () => Promise<string>) {
      load = answer;
    },
    again(answer: () => Promise<string>) {
      load = answer;
      fetched()[1]();
    },
    of(another: string, answer: () => Promise<string>) {
      load = answer;
      key.setState(another, true);
    },
    comesTo: (expected: Fetched<string>) => expect.poll(() => fetched()[0]).toEqual(expected),
  };
}

const investors = { value: 'Ten investors' };
const comes = async () => investors.value;
const fails = (message: string) => () => Promise.reject(new Error(message));

test('where asking anew fails, what came before is told beside the fault, however often', async () => {
  const { first, again, comesTo } = asking();
  first(comes);
  await comesTo({ state: 'ready', ...investors });
  for (const message of ['Cut off', 'Gone']) {
    again(fails(message));
    await comesTo({ state: 'fault', error: new Error(message), before: investors });
  }
  again(async () => 'Eleven');
  await comesTo({ state: 'ready', value: 'Eleven' });
});

test('what came of one key is not what was before of another', async () => {
  const { first, of, comesTo } = asking();
  first(comes);
  await comesTo({ state: 'ready', ...investors });
  of('two', fails('Gone'));
  await comesTo({ state: 'fault', error: new Error('Gone') });
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { writtenItems } from '#src/data/words/written-forms.ts';
import { signedInHere } from '#src/testing/here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { Decision } from './decision.tsx';

vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: Object }));

/** A decision that an admin writes at; it is made once the test has it made. */
async function writing() {
  const { db } = await signedInHere('admin');
  const made = Promise.withResolvers<void>();
  const decided = Promise.withResolvers<void>();
  const decision = liveHook(() =>
    Decision({
      about: 'Coirbrick',
      keptAs: { key: 'decision:1', href: '/admin' },
      choices: [{ label: 'Decline', decide: () => made.promise }],
      onDecided: decided.resolve,
    }),
  );
  const given = (name: string) => partOf(decision(), ({ props }) => name in props)?.props ?? {};
  await vi.waitFor(() => expect(given('readOnly').readOnly).toBe(false));
  return {
    words: () => given('readOnly').value,
    kept: async () => (await writtenItems(db)).flatMap(({ changes }) => changes.map(({ words }) => words)),
    async write(value: string) {
      (given('readOnly').onChange as (event: object) => void)({ target: { value } });
      await drawn();
    },
    press: () => (given('aria-label').onClick as () => void)(),
    async make() {
      made.resolve();
      await decided.promise;
      await drawn();
    },
  };
}

test('the words of a decision go once it is made', async () => {
  const { words, kept, write, press, make } = await writing();
  await write('Name the mill.');
  press();
  await make();
  expect(words()).toBe('');
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('words that are added while it is being made stay', async () => {
  const { words, kept, write, press, make } = await writing();
  await write('Name the mill.');
  press();
  await write('Name the mill. And its owner.');
  await make();
  expect(words()).toBe('Name the mill. And its owner.');
  await vi.waitFor(async () => expect(await kept()).toEqual(['reason: Name the mill. And its owner.']));
});

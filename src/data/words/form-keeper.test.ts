import { expect, test } from 'vitest';
import { storing } from '#src/data/database/storing.ts';
import { leaveForms } from './departures.ts';
import { createFormKeeper, type KeeperState } from './form-keeper.ts';
import type { FormWords } from './kept-forms.ts';

/** A store whose every write ends when the test lets it. */
function slowStore() {
  const stored: FormWords[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const save = (words: FormWords) =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => {
        if (error) return reject(error);
        stored.push(words);
        resolve();
      });
    });
  return { stored, save, end: (error?: Error) => ends.shift()?.(error) };
}

const ignore = () => undefined;

test('what is typed while a store runs is stored after it, the last of it only', async () => {
  const store = slowStore();
  const keeper = createFormKeeper(store.save, ignore);
  for (const name of ['M', 'Me', 'Mee']) keeper.keep({ name });
  const done = keeper.flush();
  store.end();
  await Promise.resolve();
  await Promise.resolve();
  store.end();
  await done;
  expect(store.stored).toEqual([{ name: 'M' }, { name: 'Mee' }]);
});

test('a form is being stored until its last letters are, whatever was stored of it before', async () => {
  const store = slowStore();
  const keeper = createFormKeeper(store.save, ignore);
  const isStoring = () => storing.getState().changes.length > 0;
  keeper.keep({ name: 'M' });
  keeper.keep({ name: 'Me' });
  const done = keeper.flush();
  store.end();
  await expect.poll(() => store.stored).toEqual([{ name: 'M' }]);
  expect(isStoring()).toBe(true);
  // The store of the last letters may not have begun yet.
  await Promise.resolve();
  store.end(new Error('full'));
  await done;
  expect(isStoring()).toBe(false);
});

test('a form that has done its work is not stored again', async () => {
  const store = slowStore();
  const keeper = createFormKeeper(store.save, ignore);
  keeper.keep({ name: 'M' });
  keeper.keep({ name: 'Me' });
  const ended = keeper.end();
  store.end();
  await ended;
  keeper.keep({ name: 'Mee' });
  await keeper.flush();
  expect(store.stored).toEqual([{ name: 'M' }]);
});

test('a device that cannot store says so, and the next word is tried again', async () => {
  const store = slowStore();
  const states: KeeperState[] = [];
  const keeper = createFormKeeper(store.save, (state) => states.push(state));
  keeper.keep({ name: 'M' });
  store.end(new Error('full'));
  await keeper.flush();
  keeper.keep({ name: 'Me' });
  store.end();
  await keeper.flush();
  expect(states).toEqual(['fault', 'kept']);
  expect(store.stored).toEqual([{ name: 'Me' }]);
});

/** A store that takes nothing while it is full. */
function smallStore() {
  const stored: FormWords[] = [];
  const store = {
    stored,
    isFull: true,
    async save(words: FormWords) {
      if (store.isFull) throw new Error('full');
      stored.push(words);
    },
  };
  return store;
}

test('words that could not be stored are tried again before a reload, though nothing more is typed', async () => {
  const store = smallStore();
  const states: KeeperState[] = [];
  const keeper = createFormKeeper(store.save, (state) => states.push(state));
  keeper.keep({ name: 'M' });
  expect(await keeper.flush()).toBe(false);
  store.isFull = false;
  expect(await keeper.flush()).toBe(true);
  expect(store.stored).toEqual([{ name: 'M' }]);
  expect(states).toEqual(['fault', 'kept']);
  await keeper.flush();
  expect(store.stored).toEqual([{ name: 'M' }]);
});

test('words that could not be stored give way to newer ones', async () => {
  const store = smallStore();
  const keeper = createFormKeeper(store.save, ignore);
  keeper.keep({ name: 'M' });
  await keeper.flush();
  keeper.keep({ name: 'Me' });
  await keeper.flush();
  store.isFull = false;
  await keeper.flush();
  expect(store.stored).toEqual([{ name: 'Me' }]);
});

test('words that could not be stored are not tried again once the form has done its work', async () => {
  const store = smallStore();
  const keeper = createFormKeeper(store.save, ignore);
  keeper.keep({ name: 'M' });
  await keeper.end();
  store.isFull = false;
  expect(await keeper.flush()).toBe(true);
  expect(store.stored).toEqual([]);
});

test('words that could not be stored are stored by themselves once there is room, while the form is there', async () => {
  const store = smallStore();
  const states: KeeperState[] = [];
  const keeper = createFormKeeper(store.save, (state) => states.push(state), 5);
  const leave = keeper.stay();
  keeper.keep({ name: 'M' });
  await keeper.flush();
  store.isFull = false;
  await expect.poll(() => store.stored).toEqual([{ name: 'M' }]);
  expect(states.at(-1)).toBe('kept');
  leave();
});

test('a form that was left stores nothing by itself over what is written in it later', async () => {
  const before = smallStore();
  const left = createFormKeeper(before.save, ignore, 1);
  const leave = left.stay();
  left.keep({ name: 'M' });
  await left.flush();
  leave();
  before.isFull = false;
  const now = smallStore();
  const keeper = createFormKeeper(now.save, ignore, 5);
  const leaveNow = keeper.stay();
  keeper.keep({ name: 'Me' });
  await keeper.flush();
  now.isFull = false;
  await expect.poll(() => now.stored).toEqual([{ name: 'Me' }]);
  expect(before.stored).toEqual([]);
  leaveNow();
});

test('what is not stored yet is known as the page goes: what was typed last, what is being stored, what could not be', async () => {
  const store = slowStore();
  const keeper = createFormKeeper(store.save, ignore);
  expect(keeper.unstored()).toBeUndefined();
  keeper.keep({ name: 'M' });
  expect(keeper.unstored()).toEqual({ name: 'M' });
  keeper.keep({ name: 'Me' });
  expect(keeper.unstored()).toEqual({ name: 'Me' });
  const done = keeper.flush();
  store.end();
  await expect.poll(() => store.stored).toEqual([{ name: 'M' }]);
  expect(keeper.unstored()).toEqual({ name: 'Me' });
  store.end(new Error('full'));
  await done;
  expect(keeper.unstored()).toEqual({ name: 'Me' });
  const again = keeper.flush();
  store.end();
  await again;
  expect(keeper.unstored()).toBeUndefined();
});

test('nothing is left as the page goes of a form that has done its work, nor of one whose writer has left', async () => {
  const store = slowStore();
  const [done, left] = [createFormKeeper(store.save, ignore), createFormKeeper(store.save, ignore)];
  done.keep({ name: 'M' });
  left.keep({ name: 'Me' });
  const ended = done.end();
  leaveForms();
  expect([done.unstored(), left.unstored()]).toEqual([undefined, undefined]);
  store.end();
  store.end();
  await Promise.all([ended, left.flush()]);
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { createFormKeeper } from './form-keeper.ts';
import { keepShown } from './keep-shown.ts';
import { keepTyped, typedIn } from './typed-words.ts';

localStorageHere();

/** A box of one tab, in which nothing is written yet, with the keeper that stores its words. */
function openBox(connectionId: string) {
  let newest = '';
  const stored = { current: { text: '', turn: 0 } };
  const keeper = createFormKeeper<string>(
    (words) => keepShown(connectionId, words, { newest: () => newest, stored, write }),
    () => undefined,
  );
  function write(words: string) {
    newest = words;
    keeper.keep(words);
  }
  return { write, flush: keeper.flush, shown: () => newest };
}

test('what a full device holds of two tabs is there however often one of them tries again, and once there is room', async () => {
  const { db } = await signedInHere('investor');
  const id = newId();
  fillDevice();
  await expect(keepTyped(id, 'From one', 0)).rejects.toThrow();
  const box = openBox(id);
  box.write('From the other');
  const both = 'From one\nFrom the other';
  for (const room of [false, false, true]) {
    if (room) freeDevice();
    expect(await box.flush()).toBe(room);
    expect([box.shown(), (await typedIn(db, id)).text]).toEqual([both, both]);
  }
});

test('what is typed on while both are stored goes on below them', async () => {
  const { db } = await signedInHere('investor');
  const id = newId();
  await keepTyped(id, 'From one', 0);
  const box = openBox(id);
  box.write('From the');
  box.write('From the other');
  expect(await box.flush()).toBe(true);
  const both = 'From one\nFrom the other';
  expect([box.shown(), (await typedIn(db, id)).text]).toEqual([both, both]);
});

import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { signedInHere } from '#src/testing/here.ts';
import { gone, one, storeSpoken, two } from '#src/testing/spoken-rows.ts';
import type { ToldActions } from '#src/testing/told-actions.ts';
import { toldMarket } from '#src/testing/told-market.ts';
import { toldOwn } from '#src/testing/told-own.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { describeWork } from './describe-work.ts';
import { nothingSpoken, type Spoken } from './spoken.ts';
import { spokenOf } from './spoken-of.ts';
import { wordsOf } from './work-words.ts';

/** All there are: that somebody has looked at a deal waits without being told of. */
const actions: ToldActions<Exclude<MutationName, 'noteView'>> = { ...toldOwn, ...toldMarket };

let spoken: Spoken;
beforeAll(async () => {
  const { db, userId } = await signedInHere('investor');
  await storeSpoken(db, userId);
  const all = Object.values(actions).flatMap((pair) => pair.map(([args]) => ({ args })));
  spoken = await spokenOf(db, all);
});

function inWords(name: string, args: unknown, spoken: Spoken): string {
  const said = wordsOf({ name, args }, spoken).join('; ');
  return [describeWork({ id: gone, name, args }, spoken).title, ...(said === '' ? [] : [said])].join(' | ');
}

test.each(Object.entries(actions))('%s says what it does, and of what, in words of people', (name, pair) => {
  const read = pair.map(([args]) => inWords(name, args, spoken));
  expect(read).toEqual(pair.map(([, words]) => words));
  expect(new Set(read).size).toBe(2);
});

test.each(Object.entries(actions))(
  '%s shows no id where what it speaks of is not on the device',
  (name, pair) => {
    for (const [args] of pair) {
      const read = inWords(name, args, nothingSpoken);
      for (const id of [one, two, gone]) expect(read).not.toContain(id);
      expect(read).not.toContain('undefined');
    }
  },
);

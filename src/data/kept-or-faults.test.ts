import { expect, test } from 'vitest';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { keptOrFaults } from './kept-or-faults.ts';

/** What becomes of a form with one field, Amount, whose saving ends so, and what is told beside the form. */
async function saved(store: () => Promise<void>) {
  const told: (string | undefined)[] = [];
  const kept = await keptOrFaults(store, [{ name: 'amount' }], (why) => told.push(why));
  return { kept, told };
}

const refusing =
  (field?: string, code = 'invalid-amount') =>
  async () => {
    throw new RefusedError({ code, message: 'That is too much', field });
  };

test('what a form stores is kept, without a word', async () => {
  expect(await saved(async () => {})).toEqual({ kept: true, told: [] });
});

test('what is wrong with a field of the form stands at that field', async () => {
  const kept = { faults: { amount: 'That is too much' }, isAnew: true };
  expect(await saved(refusing('amount'))).toEqual({ kept, told: [] });
});

test('what is wrong with a field that the form does not have is told beside it', async () => {
  expect(await saved(refusing('currency'))).toEqual({ kept: false, told: ['That is too much'] });
  expect(await saved(refusing())).toEqual({ kept: false, told: ['That is too much'] });
});

test('a text that is too long once it is joined stays written against what stood there, so that a shorter one is joined again', async () => {
  const kept = { faults: { amount: 'That is too much' }, isAnew: false };
  expect(await saved(refusing('amount', 'too-long'))).toEqual({ kept, told: [] });
});

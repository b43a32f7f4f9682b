import { expect, test } from 'vitest';
import { createPullPace } from './pull-pace.ts';

const [address, elsewhere, now] = ['203.0.113.7', '203.0.113.8', 1_000];
const busy = { code: 'busy', message: 'Please wait a moment.' };
const question = 25_000;
const guest = { account: null, address };
const member = (id: string) => ({ account: { id, emailVerified: true }, address });
const newcomer = (id: string) => ({ account: { id, emailVerified: false }, address });

test('guests of one address are told 200 MB a minute, and those of another theirs', () => {
  const pace = createPullPace(busy);
  pace.take(guest, now);
  pace.told(guest, now, 200_000_000 - 2 * question);
  pace.take(guest, now);
  expect(() => pace.take(guest, now)).toThrow(busy.message);
  pace.take({ account: null, address: elsewhere }, now);
  pace.take(guest, now + 60_000);
});

test('a guest who asks without end holds up no person at the same address', () => {
  const pace = createPullPace(busy);
  pace.told(guest, now, 200_000_000);
  expect(() => pace.take(guest, now)).toThrow(busy.message);
  for (const person of [member('tara'), newcomer('ravi')]) pace.take(person, now);
});

test('a person is told 50 MB a minute, whoever else is at their address', () => {
  const pace = createPullPace(busy);
  for (const id of ['tara', 'ravi', 'esha', 'kabir']) {
    pace.take(member(id), now);
    pace.told(member(id), now, 50_000_000);
    expect(() => pace.take(member(id), now)).toThrow(busy.message);
  }
  pace.take(member('meera'), now);
  pace.take(guest, now);
});

test('accounts whose email nobody has proven are told 200 MB a minute together', () => {
  const pace = createPullPace(busy);
  for (const id of ['tara', 'ravi', 'esha', 'kabir', 'meera']) pace.told(newcomer(id), now, 40_000_000);
  expect(() => pace.take(newcomer('zoya'), now)).toThrow(busy.message);
  pace.take(member('zoya'), now);
});

test('a question that is refused counts for nothing', () => {
  const pace = createPullPace(busy);
  pace.told(newcomer('tara'), now, 200_000_000);
  pace.told(member('ravi'), now, 50_000_000 - question);
  expect(() => pace.take(newcomer('ravi'), now)).toThrow(busy.message);
  pace.take(member('ravi'), now);
});

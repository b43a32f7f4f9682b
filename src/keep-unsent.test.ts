import { expect, test } from 'vitest';
import { keepUnsent } from './keep-unsent.ts';
import { noteConnection, noteOutbox, notePerson } from './state/sync-status.ts';

const outbox = (waiting: number) =>
  noteOutbox({ waiting, untilSignIn: 0, attention: 0, oldestWaiting: null, held: null });

test('the browser is asked to keep what is here once something waits to be sent, and not for reading', () => {
  let asked = 0;
  keepUnsent(async () => {
    asked += 1;
    return true;
  });
  notePerson('somebody');
  noteConnection('ok');
  outbox(0);
  expect(asked).toBe(0);
  outbox(1);
  expect(asked).toBe(1);
  // Nothing is new: the same still waits, then it is sent.
  noteConnection('offline');
  outbox(1);
  outbox(0);
  expect(asked).toBe(1);
  outbox(2);
  expect(asked).toBe(2);
});

test('a browser that does not answer is no fault', async () => {
  keepUnsent(() => Promise.reject(new Error('Not now')));
  outbox(9);
  await Promise.resolve();
});

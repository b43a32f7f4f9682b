import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { sendPutOffAtOnce } from '#src/data/exchange/send-put-off.ts';
import { roundTrip } from '#src/testing/answering-work.ts';
import { madeUpUser, signedInHere } from '#src/testing/here.ts';
import { retryItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';

// What the server puts off without naming a moment is asked for again, ever more seldom.

const minute = 60_000;
const because = (code: string) => () => ({ failure: { code, message: 'Not yet.' }, retryAt: null });

let db: PersonDb;
let userId: string;
let now: number;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('entrepreneur'));
  await mutate('editPerson', { from: { bio: '' }, to: { bio: 'Weaver' } });
  now = Date.parse('2026-03-01T09:00:00.000Z');
});

/** Sends it when its time has come; answers in how many minutes it goes again. */
async function heldFor(code = 'not-verified', told: Parameters<typeof roundTrip>[3] = {}) {
  const { notBefore } = (await db.outbox.toCollection().first()) ?? {};
  now = Math.max(now, notBefore ?? 0);
  expect(await roundTrip(db, now, because(code), told)).toEqual(['editPerson']);
  const entry = await db.outbox.toCollection().first();
  return entry?.notBefore === undefined ? null : (entry.notBefore - now) / minute;
}
const account = () => {
  const rest = { username: 'tara', location: '', createdAt: '2026-03-01T09:00:00.000Z' };
  return { table: 'accounts' as const, id: userId, row: { ...madeUpUser(userId), ...rest } };
};

test('what is put off again and again for the same reason waits twice as long each time, up to an hour', async () => {
  const waits: unknown[] = [];
  for (let nth = 0; nth < 8; nth += 1) waits.push(await heldFor());
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test.each([
  ['another reason', 'approval-needed', async () => {}],
  ['a press on Retry', 'not-verified', async () => retryItem((await outboxItems(db))[0]?.key ?? '')],
  ['a code of the person’s that was right', 'not-verified', sendPutOffAtOnce],
])('%s begins anew with a minute', async (_, code, come) => {
  await heldFor();
  await heldFor();
  await come();
  expect(await heldFor(code)).toBe(1);
});

test('news of the person’s own account has it asked for at once', async () => {
  await heldFor();
  const request = roundTrip(db, now + 1, undefined, { changes: [account()] });
  expect(await request).toEqual([]);
  expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting' }]);
  expect(await roundTrip(db, now + 2)).toEqual(['editPerson']);
});

test('what waits for its files waits on for them', async () => {
  await heldFor('file-missing');
  await roundTrip(db, now + 1, undefined, { changes: [account()] });
  expect(await roundTrip(db, now + 2)).toEqual([]);
});

test('news of anything else does not', async () => {
  await heldFor();
  const { row } = account();
  const other = { table: 'testimonials', id: userId, row } as unknown as ReturnType<typeof account>;
  await roundTrip(db, now + 1, undefined, { changes: [other] });
  expect(await roundTrip(db, now + 2)).toEqual([]);
});

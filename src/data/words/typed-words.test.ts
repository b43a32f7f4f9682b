import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { keptWork } from '#src/data/database/kept-people.ts';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { exportMine } from '#src/data/export-mine.ts';
import { sendMessage } from '#src/data/messages.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { beginPerson, forgetPerson, removeKeptWork } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import type { Connection } from '#sync/records/connection.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { typedItems } from './typed-unsent.ts';
import { keepTyped, typedIn } from './typed-words.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const now = '2026-03-01T09:00:00.000Z';
const asha = { id: newId(), name: 'Asha Rao' };
const user = (id: string) => ({
  id,
  email: 'tara@people.example',
  fullName: 'Tara Menon',
  userType: 'investor' as const,
  emailVerified: true,
  phoneVerified: true,
});
let db: PersonDb;
let userId: string;
let id: string;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  for (const kept of await keptWork()) await removeKeptWork(kept.userId);
  userId = newId();
  await beginPerson(user(userId), 'a token');
  db = await currentDb();
  id = connectionId(userId, asha.id, null);
  const connection: Connection = {
    id,
    investorId: userId,
    investorName: 'Tara Menon',
    entrepreneurId: asha.id,
    entrepreneurName: asha.name,
    requestedBy: 'investor',
    opportunityId: null,
    dealTitle: '',
    status: 'accepted',
    message: '',
    reason: '',
    createdAt: now,
    answeredAt: now,
    endedAt: null,
  };
  await rowsOf(db, 'connections').put(connection);
});

const typed = async () => (await typedIn(db, id)).text;

test('a message is in the outbox and out of what was typed at once, or neither', async () => {
  const { turn } = await keepTyped(id, 'Dear Asha', 0);
  const fail = () => {
    throw new Error('The tab has crashed');
  };
  db.typed.hook('updating', fail);
  await expect(sendMessage(id, asha, 'Dear Asha', { known: turn })).rejects.toThrow();
  db.typed.hook('updating').unsubscribe(fail);
  expect([await db.outbox.count(), await typed()]).toEqual([0, 'Dear Asha']);
  await sendMessage(id, asha, 'Dear Asha', { known: turn });
  expect([await db.outbox.count(), await typed()]).toEqual([1, '']);
});

test('what is typed while a message is stored is kept for the next one', async () => {
  const { turn } = await keepTyped(id, 'Dear Asha', 0);
  await sendMessage(id, asha, 'Dear Asha', { known: turn, rest: () => 'And' });
  expect(await typed()).toBe('And');
});

test('two tabs that type to the same person keep the words of both', async () => {
  const { turn } = await keepTyped(id, 'From the first tab', 0);
  const joined = await keepTyped(id, 'From the second', 0);
  expect(joined.text).toBe('From the first tab\nFrom the second');
  expect((await keepTyped(id, 'From the second, as it knows', joined.turn)).text).toBe(
    'From the second, as it knows',
  );
  expect((await keepTyped(id, 'The first again', turn)).text).toBe(
    'From the second, as it knows\nThe first again',
  );
});

test('a tab sends nothing that another has sent or gone on from meanwhile, and is told what stands', async () => {
  const { turn } = await keepTyped(id, 'Dear Asha', 0);
  await keepTyped(id, 'Dear Asha, and more', turn);
  const more = { name: 'OvertakenError', stands: { text: 'Dear Asha, and more', turn: turn + 1 } };
  await expect(sendMessage(id, asha, 'Dear Asha', { known: turn })).rejects.toMatchObject(more);
  expect([await db.outbox.count(), await typed()]).toEqual([0, 'Dear Asha, and more']);
});

test('words that were typed and not sent are named before signing out, and go into every export', async () => {
  await keepTyped(id, 'The cap table, soon', 0);
  expect(await typedItems(db)).toMatchObject([
    { title: 'Message to Asha Rao', changes: [{ words: 'message: The cap table, soon' }] },
  ]);
  const text = await (await exportUnsent()).text();
  expect(text).toContain('Message to Asha Rao (typed, not sent)\n  - message: The cap table, soon');
  expect(text.split('The cap table, soon')).toHaveLength(3);
  for (const format of ['json', 'csv'] as const)
    expect(await (await exportMine(null, format)).text()).toContain('The cap table, soon');
});

test('words typed before somebody else signed in wait for whoever typed them', async () => {
  await keepTyped(id, 'The cap table, soon', 0);
  await beginPerson(user(newId()), 'a token');
  expect(await keptWork()).toMatchObject([{ userId, count: 1 }]);
  await beginPerson(user(userId), 'a token');
  expect((await typedIn(openPersonDb(userId), id)).text).toBe('The cap table, soon');
});

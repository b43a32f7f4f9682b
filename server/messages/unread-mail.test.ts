import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { sendDigests } from '../digest/send-digests.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { sendLateMails } from './unread-mail.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let founder: DeskPerson;
let connection: { connectionId: string };
/** The first message was told of and read; the second came ten minutes later. */
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi' });
  founder = await desks.person({ fullName: 'Zoya Merchant' });
  connection = { connectionId: connectionId(investor.id, founder.id, null) };
  await desks.send(founder, 'requestConnection', {
    otherId: investor.id,
    otherName: '',
    otherType: 'investor',
    opportunityId: null,
    message: '',
  });
  await desks.send(investor, 'acceptConnection', connection);
  await write('One');
  await read(1);
  server.moveClock(10 * minute);
  await write('Two');
});
afterEach(() => server.close());

const write = (text: string) =>
  desks.send(founder, 'sendMessage', {
    messageId: newId(),
    ...connection,
    toName: '',
    text,
    writtenAt: server.now(),
  });
const read = (upTo: number) => desks.send(investor, 'markRead', { ...connection, upTo });
const mails = async () => (await desks.mailsTo(investor.email)).split('You have a new message').length - 1;
async function after(minutes: number): Promise<number> {
  server.moveClock(minutes * minute);
  await sendLateMails(server);
  return mails();
}

test('what came within the hour of a mail and stays unread is told of at its end, once', async () => {
  expect(await mails()).toBe(1);
  expect(await after(49)).toBe(1);
  await write('Three');
  expect(await after(1)).toBe(2);
  expect(await desks.mailsTo(investor.email)).toContain('Zoya Merchant has written to you');
  expect(await after(120)).toBe(2);
});

test('what was read meanwhile is told of by no mail', async () => {
  await read(2);
  expect(await after(60)).toBe(1);
});

test('who wants no mails by then, or nothing of the other, gets none', async () => {
  await desks.send(investor, 'setNotification', { kind: 'messages', on: false });
  expect(await after(60)).toBe(1);
  await desks.send(investor, 'setNotification', { kind: 'messages', on: true });
  await read(2);
  await write('Three');
  expect(await mails()).toBe(2);
  await read(3);
  await write('Four');
  await desks.send(investor, 'setBlocked', { personId: founder.id, personName: '', on: true });
  expect(await after(60)).toBe(2);
});

test('an account that is disabled is written no mail, now or later', async () => {
  const { cookie: _, clientId: __, seq: ___, ...account } = investor;
  await storeAccount(server, { ...account, disabledAt: server.now() });
  expect(await after(60)).toBe(1);
  server.moveClock(120 * minute);
  await server.database.write.updateTable('threads').set({ investorRead: 2 }).execute();
  await write('Three');
  expect(await mails()).toBe(1);
});

test('who has asked for their account to be deleted is written no mail that would bring them back', async () => {
  const { cookie: _, clientId: __, seq: ___, ...account } = investor;
  await storeAccount(server, { ...account, deleteAt: server.now() });
  expect(await after(60)).toBe(1);
});

test('who wants mails again is told of the next message, though they have not read those of the meantime', async () => {
  await desks.send(investor, 'setNotification', { kind: 'messages', on: false });
  expect(await after(60)).toBe(1);
  server.moveClock(1);
  await desks.send(investor, 'setNotification', { kind: 'messages', on: true });
  server.moveClock(1);
  await write('Three');
  expect(await mails()).toBe(2);
  await write('Four');
  expect(await mails()).toBe(2);
});

test('who begins to want one mail a day is told in it of what waited for the end of an hour', async () => {
  server.moveClock(minute);
  await desks.send(investor, 'setMailPace', { pace: 'daily' });
  expect(await after(60)).toBe(1);
  server.moveClock(day);
  await sendDigests(server);
  expect(await desks.mailsTo(investor.email)).toContain('What is new for you on Pankh');
});

test('a conversation that was told of while the clock was weeks ahead is told of once it is right', async () => {
  server.moveClock(20 * day);
  await read(2);
  await write('Three');
  await read(3);
  await write('Four');
  server.moveClock(-20 * day);
  // The hour of the very first mail is not over.
  expect(await after(1)).toBe(2);
  expect(await after(49)).toBe(3);
});

test('who asks a disabled account for a connection causes no mail', async () => {
  const other = await desks.person({ userType: 'investor', disabledAt: server.now() });
  await desks.send(founder, 'requestConnection', {
    otherId: other.id,
    otherName: '',
    otherType: 'investor',
    opportunityId: null,
    message: '',
  });
  expect(await desks.mailsTo(other.email)).toBe('');
});

test('what waits to be told goes with the connection when an account is closed', async () => {
  const { closeAccount } = await import('../accounts/close-account.ts');
  await server.database.write.transaction().execute((trx) => closeAccount(trx, founder.id, server.now()));
  expect(await server.database.read.selectFrom('lateMails').selectAll().execute()).toEqual([]);
});

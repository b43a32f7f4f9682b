import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let founder: DeskPerson;
let connection: { connectionId: string };
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi' });
  founder = await desks.person({ fullName: 'Zoya Merchant' });
  connection = { connectionId: connectionId(investor.id, founder.id, null) };
  await desks.send(founder, 'requestConnection', {
    otherId: investor.id,
    otherName: 'Harleen Sodhi',
    otherType: 'investor',
    opportunityId: null,
    message: '',
  });
  await desks.send(investor, 'acceptConnection', connection);
});
afterEach(() => server.close());

async function write(by: DeskPerson, text: string, writtenAt: string | null = server.now()): Promise<string> {
  const args = {
    messageId: newId(),
    ...connection,
    toName: '',
    text,
    ...(writtenAt !== null && { writtenAt }),
  };
  const outcome = await desks.send(by, 'sendMessage', args);
  return outcome.result === 'applied' ? 'applied' : outcome.failure.code;
}

const read = (by: DeskPerson, upTo: number) => desks.send(by, 'markRead', { ...connection, upTo });
const block = (by: DeskPerson, personId: string, on: boolean) =>
  desks.send(by, 'setBlocked', { personId, personName: '', on });
const shown = async (to: DeskPerson) =>
  (await desks.shownTo(to, 'directMessages')).toSorted((a, b) => Number(a.number) - Number(b.number));
const thread = async (to = investor) => (await desks.shownTo(to, 'threads'))[0];
const mails = async (to: DeskPerson) =>
  (await desks.mailsTo(to.email)).split('You have a new message').length - 1;

test('both read what was written, in the order of sending, and nobody else does', async () => {
  expect(await write(founder, ' Do you invest in looms? ')).toBe('applied');
  expect(await write(investor, 'In those that run on rain.')).toBe('applied');
  for (const person of [investor, founder])
    expect(await shown(person)).toMatchObject([
      { number: 1, senderId: founder.id, recipientId: investor.id, text: 'Do you invest in looms?' },
      { number: 2, senderId: investor.id, recipientId: founder.id, text: 'In those that run on rain.' },
    ]);
  for (const other of [await desks.person({}), await desks.person({ userType: 'admin' })]) {
    expect(await desks.shownTo(other, 'directMessages')).toEqual([]);
    expect(await desks.shownTo(other, 'threads')).toEqual([]);
  }
});

test('how far the other has read is told to who wrote; it never goes back, nor beyond what there is', async () => {
  await write(founder, 'One');
  await write(founder, 'Two');
  expect(await thread()).toMatchObject({ count: 2, entrepreneurRead: 2, investorRead: 0 });
  await read(investor, 1);
  expect(await thread(founder)).toMatchObject({ investorRead: 1 });
  await read(investor, 99);
  await read(investor, 1);
  expect(await thread(founder)).toMatchObject({ investorRead: 2 });
});

test('an answer written before the other words were read does not mark them read', async () => {
  await write(founder, 'One');
  await write(investor, 'Written on a train');
  expect(await thread()).toMatchObject({ count: 2, investorRead: 0, entrepreneurRead: 1 });
});

test('a moment later than the server knows is not believed, and none is that of sending; an earlier one is kept beside it', async () => {
  const earlier = '2020-01-01T00:00:00.000Z';
  await write(founder, 'From a train', earlier);
  await write(founder, 'From the future', '2100-01-01T00:00:00.000Z');
  await write(founder, 'From nobody knows when', null);
  expect(await shown(investor)).toMatchObject([
    { writtenAt: earlier, sentAt: server.now() },
    { writtenAt: server.now(), sentAt: server.now() },
    { writtenAt: server.now(), sentAt: server.now() },
  ]);
});

test.each(['pending', 'declined', 'ended'])('nobody writes where the connection is %s', async (status) => {
  const other = await desks.person({ userType: 'investor' });
  connection = { connectionId: connectionId(other.id, founder.id, null) };
  await desks.send(founder, 'requestConnection', {
    otherId: other.id,
    otherName: '',
    otherType: 'investor',
    opportunityId: null,
    message: '',
  });
  if (status === 'declined') await desks.send(other, 'declineConnection', { ...connection, reason: '' });
  if (status === 'ended') {
    await desks.send(other, 'acceptConnection', connection);
    await desks.send(founder, 'endConnection', connection);
  }
  for (const person of [founder, other]) expect(await write(person, 'Hello')).toBe('not-connected');
});

test('who is not verified any more waits, until they are again', async () => {
  const { cookie: _, clientId: __, seq: ___, ...account } = founder;
  await storeAccount(server, { ...account, phoneVerified: false });
  expect(await write(founder, 'Hello')).toBe('verification-needed');
  expect(await write(investor, 'Hello')).toBe('applied');
  await storeAccount(server, account);
  expect(await write(founder, 'Hello')).toBe('applied');
});

test('while one blocks the other neither writes to the other nor asks for a connection; both are told the same', async () => {
  const deal = await desks.pitchOf(founder);
  await block(investor, founder.id, true);
  for (const person of [investor, founder]) expect(await write(person, 'Hello')).toBe('messages-closed');
  const asked = { otherId: founder.id, otherName: '', otherType: 'entrepreneur', message: 'Hello again' };
  expect(await desks.send(investor, 'requestConnection', { ...asked, opportunityId: deal })).toMatchObject({
    failure: { code: 'requests-closed', message: 'Requests cannot be sent to this person.' },
  });
  await block(investor, founder.id, false);
  for (const person of [investor, founder]) expect(await write(person, 'Hello')).toBe('applied');
});

test('who is blocked is not shown it', async () => {
  await block(investor, founder.id, true);
  expect(await desks.shownTo(investor, 'blocks')).toMatchObject([{ blockedId: founder.id, isOn: true }]);
  expect(await desks.shownTo(founder, 'blocks')).toEqual([]);
});

test('of a message and the end of the connection at once, the message was sent before it or is refused with its words', async () => {
  const [ended, written] = await Promise.all([
    desks.send(founder, 'endConnection', connection),
    write(investor, 'One more thing'),
  ]);
  expect(ended.result).toBe('applied');
  const [stored, refused] = [await shown(founder), await desks.shownTo(investor, 'attention')];
  if (written === 'applied') expect([stored.length, refused.length]).toEqual([1, 0]);
  else {
    expect(stored).toEqual([]);
    expect(refused).toMatchObject([{ code: 'not-connected', args: { text: 'One more thing' } }]);
  }
});

test('of a message and a block at once, none is lost without a word', async () => {
  const [, written] = await Promise.all([block(founder, investor.id, true), write(investor, 'Hello')]);
  const [stored, refused] = [await shown(founder), await desks.shownTo(investor, 'attention')];
  expect([stored.length, refused.length]).toEqual(written === 'applied' ? [1, 0] : [0, 1]);
});

test('two people and three devices who write at once each get a place of their own', async () => {
  const phone = { ...founder, clientId: newId(), seq: 0 };
  await Promise.all(
    [founder, phone, investor, founder, phone, investor].map((person, nth) =>
      write(person, `Message ${nth}`),
    ),
  );
  const numbers = (await shown(investor)).map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await thread()).toMatchObject({ count: 6 });
});

test('the same message sent twice, from an old outbox and a new one, is there once', async () => {
  const args = { messageId: newId(), ...connection, toName: '', text: 'Hello', writtenAt: server.now() };
  await desks.send(founder, 'sendMessage', args);
  expect(await desks.send(founder, 'sendMessage', args)).toMatchObject({
    failure: { code: 'already-there' },
  });
  // To whom it was written it is not theirs to send.
  expect(await desks.send(investor, 'sendMessage', args)).toMatchObject({ result: 'refused' });
  expect(await shown(investor)).toHaveLength(1);
});

test('the sixty-first message of a minute waits for the next one', async () => {
  for (let nth = 1; nth <= 60; nth += 1) expect(await write(founder, `Message ${nth}`)).toBe('applied');
  expect(await write(founder, 'One too many')).toBe('message-limit');
  expect(await write(investor, 'Slowly!')).toBe('applied');
  server.moveClock(60_001);
  expect(await write(founder, 'Now')).toBe('applied');
});

test('what was sent while the clock was ahead holds nobody up once it is right', async () => {
  for (let nth = 1; nth <= 60; nth += 1) await write(founder, `Message ${nth}`);
  const sentAt = new Date(Date.parse(server.now()) + 24 * 3_600_000).toISOString();
  await server.database.write.updateTable('directMessages').set({ sentAt }).execute();
  expect(await write(founder, 'In time')).toBe('applied');
});

test.each([
  ['nothing', '   ', 'invalid'],
  ['4,000 letters', 'क'.repeat(4_000), 'applied'],
  ['more than that', 'क'.repeat(4_001), 'invalid'],
])('a message of %s: %s', async (_, text, expected) => {
  expect(await write(founder, text)).toBe(expected);
});

test('the first unread message is told of by mail, without its words, and at most once an hour', async () => {
  await write(founder, 'The cap table is ready.');
  await write(founder, 'Shall I send it?');
  expect(await mails(investor)).toBe(1);
  expect(await desks.mailsTo(investor.email)).not.toContain('cap table');
  await read(investor, 2);
  await write(founder, 'Here it is.');
  expect(await mails(investor)).toBe(1);
  await read(investor, 3);
  server.moveClock(61 * 60 * 1000);
  await write(founder, 'And this one.');
  expect(await mails(investor)).toBe(2);
});

test('who wants no mails about messages gets none', async () => {
  await desks.send(investor, 'setNotification', { kind: 'messages', on: false });
  await write(founder, 'Hello');
  expect(await mails(investor)).toBe(0);
});

const close = ({ id }: DeskPerson) =>
  server.database.write.transaction().execute((trx) => closeAccount(trx, id, server.now()));

test('a conversation goes off both sides with the account of one, and only what they wrote themselves is archived', async () => {
  await write(founder, 'The cap table is ready.');
  await write(investor, 'Send it to my lawyer.');
  await close(founder);
  expect(await desks.shownTo(investor, 'directMessages')).toEqual([]);
  expect(await desks.shownTo(investor, 'threads')).toEqual([]);
  const kept = await server.database.read.selectFrom('archive').selectAll().execute();
  expect(kept.find(({ kind }) => kind === 'communication')?.content).toContain('The cap table is ready.');
  expect(JSON.stringify(kept)).not.toContain('Send it to my lawyer.');
});

test('what others keep of a person whose account is closed goes with it: what they were told, and blocks', async () => {
  await block(investor, founder.id, true);
  expect(await desks.shownTo(investor, 'notifications')).toMatchObject([{ who: 'Zoya Merchant' }]);
  await close(founder);
  expect(await desks.shownTo(investor, 'notifications')).toEqual([]);
  expect(await desks.shownTo(investor, 'blocks')).toEqual([]);
});

test('having read what is gone by now is nothing to deal with', async () => {
  await write(founder, 'Hello');
  await close(founder);
  expect(await read(investor, 1)).toMatchObject({ result: 'applied' });
  expect(await desks.shownTo(investor, 'attention')).toEqual([]);
});

test('everything that somebody wrote and was written is in the export of their data', async () => {
  await write(founder, 'The cap table is ready.');
  await write(investor, 'Send it.');
  const { body } = await server.call('GET', '/api/account/export', { cookie: investor.cookie });
  expect(JSON.stringify(body)).toContain('The cap table is ready.');
});

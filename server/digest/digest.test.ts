import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { patternOf } from '#sync/metadata/route-pattern.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { siteMap } from '#sync/site-map.ts';
import { openDatabase } from '../db/connection.ts';
import type { Message } from '../db/messages.ts';
import { notify } from '../notify.ts';
import type { Deliver } from '../outside/mailer.ts';
import { sendDueMessages } from '../outside/postman.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { sendDigests } from './send-digests.ts';

const hour = 60 * 60 * 1000;
/** The clock of the tests stands at half past two in the afternoon in India: so long is it to eight. */
const untilEight = 17.5 * hour;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let founder: DeskPerson;
let left: Message[];
beforeEach(async () => {
  left = [];
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi' });
  founder = await desks.person({ fullName: 'Zoya Merchant' });
  await desks.send(founder, 'setMailPace', { pace: 'daily' });
});
afterEach(() => server.close());

async function ask(): Promise<string> {
  const args = { otherId: founder.id, otherName: '', otherType: 'entrepreneur', message: '' };
  const opportunityId = await desks.pitchOf(founder);
  await desks.send(investor, 'requestConnection', { ...args, opportunityId });
  return connectionId(investor.id, founder.id, opportunityId);
}
const write = (id: string) =>
  desks.send(investor, 'sendMessage', {
    messageId: newId(),
    connectionId: id,
    toName: '',
    text: 'Hello',
    writtenAt: server.now(),
  });
const deliver: Deliver = async (message) => void left.push(message);
/** The daily mails that have left for a person. */
const dailyTo = ({ email }: DeskPerson) =>
  left
    .filter(({ recipient, subject }) => recipient === email && subject === 'What is new for you on Pankh')
    .map(({ text }) => text);
/** The same once what is due by then has left. */
async function daily(after = 0, to = founder): Promise<string[]> {
  server.moveClock(after);
  await sendDigests(server);
  await sendDueMessages(server, 'mail', deliver);
  return dailyTo(to);
}

test('who wants one mail a day gets none at once, and at eight in India one with all that is unread, by kind', async () => {
  const id = await ask();
  await desks.send(founder, 'acceptConnection', { connectionId: id });
  await write(id);
  await write(id);
  await ask();
  await server.database.write
    .transaction()
    .execute((trx) =>
      notify(
        trx,
        { accountId: founder.id, event: 'account-approved', aboutId: founder.id, what: 'mailed at once' },
        server.now(),
      ),
    );
  expect(await desks.mailsTo(founder.email)).toBe('');
  expect(await daily(untilEight - 1)).toEqual([]);
  const [text = ''] = await daily(1);
  const [body = '', end = ''] = text.split('To get no more of them:\n');
  expect(body).toBe(`Hello Zoya Merchant,

this is what you have not read on Pankh.

Connections
- Harleen Sodhi asks to connect with you about "Lantern Looms"
${server.origin}/connections

Messages
- Harleen Sodhi has written to you
${server.origin}/messages

This mail comes at most once a day, and only when there is something new. Choose which mails you get, and when:
${server.origin}/settings/notifications

`);
  expect(end.startsWith(`${server.origin}/daily-mail#${founder.id}.`)).toBe(true);
});

test('every link in it leads to a screen', async () => {
  const id = await ask();
  await desks.send(founder, 'acceptConnection', { connectionId: id });
  await write(id);
  await ask();
  const [text = ''] = await daily(untilEight);
  const links = (text.match(/http\S+/g) ?? []).map((link) => new URL(link).pathname);
  expect(links).toEqual(['/connections', '/messages', '/settings/notifications', '/daily-mail']);
  const screens = siteMap.map(({ path }) => patternOf(path));
  expect(links.filter((link) => !screens.some((screen) => screen.test(link)))).toEqual([]);
});

test('it comes once a day, with two servers on the database and after a start anew', async () => {
  await ask();
  server.moveClock(untilEight);
  const second = await openDatabase(server.database.path);
  // One of the two may find the database busy: its next minute comes.
  await Promise.allSettled([sendDigests(server), sendDigests({ ...server, database: second })]);
  await sendDigests(server);
  await sendDigests({ ...server, database: second });
  await second.close();
  expect(await daily()).toHaveLength(1);
  expect(await daily(12 * hour)).toHaveLength(1);
});

test('the next one comes only with something new, and has what is still unread', async () => {
  await ask();
  expect(await daily(untilEight)).toHaveLength(1);
  expect(await daily(24 * hour)).toHaveLength(1);
  const other = await desks.person({ userType: 'investor', fullName: 'Farhan Ali' });
  const args = { otherId: founder.id, otherName: '', otherType: 'entrepreneur', message: '' };
  const opportunityId = await desks.pitchOf(founder);
  await desks.send(other, 'requestConnection', { ...args, opportunityId });
  const mails = await daily(24 * hour);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toMatch(/- Harleen Sodhi asks .*\n- Farhan Ali asks /);
});

test('there is none about what was read, or taken back', async () => {
  await ask();
  const [told] = await desks.shownTo(founder, 'notifications');
  await desks.send(founder, 'readNotifications', { ids: [told?.id] });
  await desks.send(investor, 'withdrawConnection', { connectionId: await ask() });
  expect(await daily(untilEight)).toEqual([]);
  await ask();
  const [text] = await daily(24 * hour);
  expect(text?.match(/^- .*/gm)).toHaveLength(1);
});

test('nobody is told of whom they block, nor of a kind they want no mails about', async () => {
  await ask();
  await desks.send(founder, 'setBlocked', { personId: investor.id, personName: '', on: true });
  expect(await daily(untilEight)).toEqual([]);
  await desks.send(founder, 'setBlocked', { personId: investor.id, personName: '', on: false });
  await desks.send(founder, 'setNotification', { kind: 'connections', on: false });
  await ask();
  expect(await daily(24 * hour)).toEqual([]);
});

test('who asks for it in the afternoon waits for the morning; who goes back gets mails at once again', async () => {
  server.moveClock(untilEight);
  await desks.send(investor, 'setMailPace', { pace: 'daily' });
  const id = await ask();
  await desks.send(founder, 'acceptConnection', { connectionId: id });
  expect(await daily(0, investor)).toEqual([]);
  expect(await daily(24 * hour, investor)).toHaveLength(1);
  await desks.send(investor, 'setMailPace', { pace: 'at-once' });
  await desks.send(founder, 'acceptConnection', { connectionId: await ask() });
  expect(await desks.mailsTo(investor.email)).toContain('Your connection request was accepted');
  expect(await daily(24 * hour, investor)).toHaveLength(1);
});

test('what was mailed at once is not mailed again to whoever then asks for one mail a day', async () => {
  await desks.send(founder, 'setMailPace', { pace: 'at-once' });
  await ask();
  expect(await desks.mailsTo(founder.email)).toContain('You have a connection request');
  server.moveClock(1);
  await desks.send(founder, 'setMailPace', { pace: 'daily' });
  expect(await daily(untilEight)).toEqual([]);
  await ask();
  expect(await daily(24 * hour)).toHaveLength(1);
});

test('what a server missed in the night is told in the morning, and a mail that waits for a day lapses', async () => {
  await ask();
  server.moveClock(untilEight + 16 * hour);
  expect(await daily()).toEqual([]);
  expect(await daily(8 * hour)).toHaveLength(1);
  const mails = await server.database.read.selectFrom('messages').selectAll().execute();
  const mail = mails.find(({ recipient }) => recipient === founder.email);
  expect(mail?.expiresAt).toBe('2026-03-04T02:30:00.000Z');
});

test('who asks again for one mail a day loses nothing that waits for the morning', async () => {
  await ask();
  server.moveClock(hour);
  await desks.send(founder, 'setMailPace', { pace: 'daily' });
  expect(await daily(untilEight - hour)).toHaveLength(1);
});

test('who has mails sent at once for a while is told in the morning of what waited for it before', async () => {
  await ask();
  server.moveClock(hour);
  await desks.send(founder, 'setMailPace', { pace: 'at-once' });
  server.moveClock(hour);
  await desks.send(founder, 'setMailPace', { pace: 'at-once' });
  await desks.send(founder, 'setMailPace', { pace: 'daily' });
  expect(await daily()).toEqual([]);
  expect(await daily(untilEight - 2 * hour)).toHaveLength(1);
  expect(await daily(24 * hour)).toHaveLength(1);
});

test.each([
  ['tried again', true],
  ['not tried again', false],
])(
  'a daily mail that no mail server took for a day is made up for by the next: %s before',
  async (_, isTried) => {
    await ask();
    server.moveClock(untilEight);
    await sendDigests(server);
    await sendDueMessages(server, 'mail', () => Promise.reject(new Error('Come back later')));
    server.moveClock(24 * hour);
    if (isTried) await sendDueMessages(server, 'mail', deliver);
    expect(dailyTo(founder)).toEqual([]);
    const [text, ...others] = await daily();
    expect(text?.match(/^- .*/gm)).toEqual([
      '- Harleen Sodhi asks to connect with you about "Lantern Looms"',
    ]);
    expect(others).toEqual([]);
    expect(await daily(24 * hour)).toHaveLength(1);
  },
);

test('what was read while the mail that told it could not leave is not told', async () => {
  await ask();
  server.moveClock(untilEight);
  await sendDigests(server);
  const ids = (await desks.shownTo(founder, 'notifications')).map((told) => told?.id);
  await desks.send(founder, 'readNotifications', { ids });
  expect(await daily(24 * hour)).toEqual([]);
});

test('a disabled account, and one that is leaving, get none', async () => {
  await ask();
  await server.database.write.updateTable('accounts').set({ disabledAt: server.now() }).execute();
  expect(await daily(untilEight)).toEqual([]);
  await server.database.write
    .updateTable('accounts')
    .set({ disabledAt: null, deleteAt: server.now() })
    .execute();
  expect(await daily()).toEqual([]);
});

test('of many of a kind ten are named, and of several of one deal one', async () => {
  const deal = await desks.pitchOf(founder);
  await server.database.write.updateTable('opportunities').set({ status: 'active' }).execute();
  await desks.send(founder, 'setNotification', { kind: 'opportunities', on: true });
  const last = { updateId: newId(), opportunityId: deal, title: 'Rain', text: 'It rains.' };
  server.moveClock(13);
  await desks.send(founder, 'publishUpdate', last);
  server.moveClock(-13);
  await server.database.write.transaction().execute(async (trx) => {
    for (let count = 0; count < 13; count += 1) {
      const told = { accountId: founder.id, event: 'deal-updated' as const, aboutId: deal };
      const at = new Date(Date.parse(server.now()) + count).toISOString();
      await notify(trx, { ...told, who: `Person ${Math.max(1, count)}`, what: 'Looms' }, at);
    }
  });
  const [text = ''] = await daily(untilEight);
  expect(text.match(/^- .*/gm)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `- Person ${at + 1} has published an update on "Looms"`),
    '- and 2 more',
  ]);
});

test('no name in it is a link', async () => {
  const name = 'Win at https://prize.example';
  investor = await desks.person({ userType: 'investor', fullName: name });
  founder = await desks.person({ fullName: name });
  await desks.send(founder, 'setMailPace', { pace: 'daily' });
  const id = await ask();
  await desks.send(founder, 'acceptConnection', { connectionId: id });
  await write(id);
  await ask();
  const [text] = await daily(untilEight);
  expect(text?.match(/Win at.*$/gm)).toEqual([
    'Win at https prize. example,',
    'Win at https prize. example asks to connect with you about "Lantern Looms"',
    'Win at https prize. example has written to you',
  ]);
});

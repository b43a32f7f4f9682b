import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { messagesTo } from '../testing/people.ts';
import { type PushWorld, pushWorld } from '../testing/push.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

let world: PushWorld;
beforeEach(async () => {
  world = await pushWorld();
});
afterEach(() => world.close());

test('a device is woken without a word of what there is, by a server that proves who it is', async () => {
  const { server, founder, service, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell();
  expect(await woken()).toEqual(['phone']);
  const [sent] = service.taken;
  expect(sent?.body).toBe('');
  expect(JSON.stringify(sent)).not.toContain('Secret');
  expect(sent?.headers).toMatchObject({ 'content-length': '0', ttl: '259200', topic: 'news' });
  expect(sent?.headers['content-encoding']).toBeUndefined();
  const [, proof = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
  expect(key).toBe(server.pushKeys.publicKey);
  const claims = JSON.parse(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:push@people.example' });
  expect(await woken(hour)).toEqual([]);
});

test('every device of a person is woken, and nobody else’s', async () => {
  const { investor, founder, subscribe, tell, woken, secondDevice } = world;
  await subscribe(founder, 'phone');
  await subscribe(await secondDevice(founder), 'laptop');
  await subscribe(investor, 'other');
  await tell();
  expect(await woken()).toEqual(['laptop', 'phone']);
});

test('what comes within a minute wakes a device once more, at its end', async () => {
  const { founder, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell();
  expect(await woken()).toEqual(['phone']);
  await tell();
  await tell('plan-confirmed');
  expect(await woken(minute - 1)).toEqual([]);
  expect(await woken(1)).toEqual(['phone']);
  expect(await woken(hour)).toEqual([]);
});

test('a device that was woken while the clock was weeks ahead is woken once it is right', async () => {
  const { server, founder, subscribe, tell, woken } = world;
  const ahead = 20 * 24 * hour;
  await subscribe(founder, 'phone');
  server.moveClock(ahead);
  await tell();
  expect(await woken()).toEqual(['phone']);
  server.moveClock(-ahead);
  await tell();
  expect(await woken()).toEqual(['phone']);
});

test('what was read before the device is due wakes nobody, whatever older things are unread', async () => {
  const { server, desks, founder, subscribe, tell, woken } = world;
  await tell();
  const older = await desks.shownTo(founder, 'notifications');
  server.moveClock(minute);
  await subscribe(founder, 'phone');
  await tell();
  const all = await desks.shownTo(founder, 'notifications');
  const told = all.find(({ id }) => id !== older[0]?.id);
  await desks.send(founder, 'readNotifications', { ids: [told?.id] });
  expect(await woken()).toEqual([]);
});

test.each([
  ['account-approved', true],
  ['plan-declined', true],
  ['connection-requested', true],
  ['pitch-declined', true],
  ['deal-updated', false],
  ['connection-declined', false],
  ['connection-withdrawn', false],
  ['connection-ended', false],
] as const)('of %s a device that chose nothing is told: %s', async (event, isTold) => {
  const { founder, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell(event);
  expect(await woken()).toEqual(isTold ? ['phone'] : []);
});

test('each kind can be turned off and on for devices, whatever is mailed', async () => {
  const { desks, founder, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await desks.send(founder, 'setPush', { kind: 'connections', on: false });
  await desks.send(founder, 'setPush', { kind: 'opportunities', on: true });
  await tell('connection-requested');
  expect(await woken()).toEqual([]);
  await desks.send(founder, 'setPush', { kind: 'connections', on: true });
  await tell('connection-accepted');
  expect(await woken(minute)).toEqual(['phone']);
  const [preferences] = await desks.shownTo(founder, 'preferences');
  expect(preferences).toMatchObject({ notPushed: [], connections: true, opportunities: false });
});

test('what is unread of a kind that is turned off wakes nobody for what was read', async () => {
  const { server, desks, founder, subscribe, tell, woken } = world;
  await desks.send(founder, 'setPush', { kind: 'reviews', on: false });
  await tell();
  server.moveClock(minute);
  await subscribe(founder, 'phone');
  await tell('connection-requested');
  await tell('pitch-declined');
  const told = (await desks.shownTo(founder, 'notifications')).filter(
    ({ event }) => event === 'connection-requested',
  );
  await desks.send(founder, 'readNotifications', { ids: told.map(({ id }) => id) });
  expect(await woken()).toEqual([]);
});

test('in the quiet hours no device is woken, and at their end for what is still unread', async () => {
  const { desks, founder, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  // The clock of the tests stands at half past two in the afternoon in India.
  await desks.send(founder, 'setQuietHours', { quietHours: { from: '14:00', to: '16:00' } });
  await tell();
  expect(await woken(90 * minute - 1)).toEqual([]);
  expect(await woken(1)).toEqual(['phone']);
  await desks.send(founder, 'setQuietHours', { quietHours: null });
});

test('who ends the quiet hours is told at once of what they held, and who moves them at the end of the new ones', async () => {
  const { desks, founder, subscribe, tell, woken } = world;
  const quiet = (from: string, to: string) =>
    desks.send(founder, 'setQuietHours', { quietHours: { from, to } });
  await subscribe(founder, 'phone');
  // The clock of the tests stands at half past two in the afternoon in India.
  await quiet('14:00', '23:00');
  await tell();
  await quiet('14:00', '15:00');
  expect(await woken(30 * minute - 1)).toEqual([]);
  expect(await woken(1)).toEqual(['phone']);
  await quiet('15:00', '23:00');
  await tell();
  await desks.send(founder, 'setQuietHours', { quietHours: null });
  // As ever, not before a minute has passed since the last time.
  expect(await woken(minute - 1)).toEqual([]);
  expect(await woken(1)).toEqual(['phone']);
});

test('to end the quiet hours is no reason to offer a push service sooner what it did not take', async () => {
  const { desks, founder, service, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await desks.send(founder, 'setQuietHours', { quietHours: { from: '16:00', to: '17:00' } });
  await tell();
  service.answers(500);
  expect(await woken()).toEqual(['phone']);
  await desks.send(founder, 'setQuietHours', { quietHours: null });
  expect(await woken(2 * minute - 1)).toEqual([]);
  expect(await woken(1)).toEqual(['phone']);
});

test.each([{ from: '24:00', to: '07:00' }, { from: '22:00' }, { from: '7', to: '8' }])(
  'quiet hours are two times of a day: not %j',
  async (quietHours) => {
    const { desks, founder } = world;
    expect(await desks.send(founder, 'setQuietHours', { quietHours })).toMatchObject({ result: 'refused' });
  },
);

/** The investor asks the founder, who accepts; answers the connection's id. */
async function connect(): Promise<string> {
  const { desks, investor, founder } = world;
  const opportunityId = await desks.pitchOf(founder);
  const asked = { otherId: founder.id, otherName: '', otherType: 'entrepreneur', message: '' };
  await desks.send(investor, 'requestConnection', { ...asked, opportunityId });
  const id = connectionId(investor.id, founder.id, opportunityId);
  await desks.send(founder, 'acceptConnection', { connectionId: id });
  return id;
}

/** The investor writes to the founder. */
function write(id: string) {
  const words = { messageId: newId(), connectionId: id, toName: '', text: 'Hello' };
  return world.desks.send(world.investor, 'sendMessage', { ...words, writtenAt: world.server.now() });
}

test('who has blocked somebody since is not woken for what they wrote before', async () => {
  const { desks, investor, founder, subscribe, woken } = world;
  const id = await connect();
  await woken(hour);
  await subscribe(founder, 'phone');
  await write(id);
  const block = { personId: investor.id, personName: 'Harleen Sodhi' };
  await desks.send(founder, 'setBlocked', { ...block, on: true });
  expect(await woken()).toEqual([]);
  await desks.send(founder, 'setBlocked', { ...block, on: false });
  await write(id);
  expect(await woken(minute)).toEqual(['phone']);
});

test.each([201, 500, 410])(
  'a message wakes who it is for, and is mailed as ever, also where a push service answers %i',
  async (status) => {
    const { server, investor, founder, service, subscribe, woken } = world;
    const id = await connect();
    await subscribe(founder, 'phone');
    await subscribe(investor, 'other');
    const mailsBefore = await messagesTo(server, founder.email);
    service.answers(status);
    await write(id);
    expect(await woken()).toEqual(['phone']);
    const [mail, ...others] = await messagesTo(server, founder.email);
    expect(mail?.text).toContain('Harleen Sodhi has written to you');
    expect(others).toHaveLength(mailsBefore.length);
  },
);

test.each([404, 410])('an address that answers %i is forgotten', async (status) => {
  const { founder, service, subscribe, isOn, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell();
  service.answers(status);
  await woken();
  expect(await isOn(founder)).toBe(false);
  service.answers(201);
  await tell();
  expect(await woken(hour)).toEqual([]);
});

test('what a push service does not take is offered five times, at longer and longer intervals', async () => {
  const { founder, service, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell();
  service.answers(500);
  expect(await woken()).toEqual(['phone']);
  for (const minutes of [2, 4, 8, 16]) {
    expect(await woken(minutes * minute - 1)).toEqual([]);
    expect(await woken(1)).toEqual(['phone']);
  }
  expect(await woken(24 * hour)).toEqual([]);
  // The device itself is not given up.
  service.answers(201);
  await tell();
  expect(await woken()).toEqual(['phone']);
});

test('a push service that says when is asked again then, and a redirection leads nowhere', async () => {
  const { founder, service, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell();
  service.answers(429, { 'retry-after': '600' });
  expect(await woken()).toEqual(['phone']);
  expect(await woken(10 * minute - 1)).toEqual([]);
  service.answers(307, { location: `${service.origin}/elsewhere` });
  expect(await woken(1)).toEqual(['phone']);
});

test('while nothing can be written no device is woken, and then each once', async () => {
  const { server, founder, service, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell();
  const { write } = server.database;
  await sql`create temp trigger full before update on main.duePushes begin select raise(abort, 'full'); end`.execute(
    write,
  );
  await expect(woken()).rejects.toThrow('full');
  await expect(woken()).rejects.toThrow('full');
  expect(service.taken).toEqual([]);
  await sql`drop trigger full`.execute(write);
  expect(await woken()).toEqual(['phone']);
  expect(await woken(hour)).toEqual([]);
});

test.each([201, 500])(
  'what is offered again, after a push service said %i, waits for the end of the quiet hours too',
  async (status) => {
    const { desks, founder, service, subscribe, tell, woken } = world;
    await subscribe(founder, 'phone');
    await tell();
    service.answers(status);
    expect(await woken()).toEqual(['phone']);
    await tell();
    // The clock of the tests stands at half past two in the afternoon in India.
    await desks.send(founder, 'setQuietHours', { quietHours: { from: '14:30', to: '16:00' } });
    service.answers(500);
    for (const minutes of [2, 4, 8, 16]) expect(await woken(minutes * minute)).toEqual([]);
    expect(await woken(60 * minute)).toEqual(['phone']);
    // What was put off was no attempt.
    expect(await woken((status === 500 ? 4 : 2) * minute)).toEqual(['phone']);
  },
);

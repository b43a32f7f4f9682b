import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
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
});
afterEach(() => server.close());

const block = (by: DeskPerson, personId: string, on = true) =>
  desks.send(by, 'setBlocked', { personId, personName: '', on });
const accept = () => desks.send(investor, 'acceptConnection', connection);
const write = (by: DeskPerson) =>
  desks.send(by, 'sendMessage', {
    messageId: newId(),
    ...connection,
    toName: '',
    text: 'Hello',
    writtenAt: server.now(),
  });
const read = (by: DeskPerson, upTo: number) => desks.send(by, 'markRead', { ...connection, upTo });
const [toldFounder, shownThread] = [
  () => desks.shownTo(founder, 'notifications'),
  async () => (await desks.shownTo(founder, 'threads'))[0],
];

test.each([
  ['who asked blocks who was asked', () => block(founder, investor.id)],
  ['who was asked blocks who asked', () => block(investor, founder.id)],
])('while %s a request is declined without a word, and nobody is told', async (_, begin) => {
  await begin();
  const declined = await desks.send(investor, 'declineConnection', { ...connection, reason: 'Never again' });
  expect(declined).toMatchObject({ result: 'applied' });
  for (const person of [investor, founder])
    expect(await desks.shownTo(person, 'connections')).toMatchObject([{ status: 'declined', reason: '' }]);
  expect(await toldFounder()).toEqual([]);
});

test('who is blocked can still accept; whom they would reach with it hears of it by no notice and no mail', async () => {
  await block(founder, investor.id);
  expect(await accept()).toMatchObject({ result: 'applied' });
  expect(await desks.shownTo(founder, 'connections')).toMatchObject([{ status: 'accepted' }]);
  expect(await toldFounder()).toEqual([]);
  expect(await desks.mailsTo(founder.email)).not.toContain('accepted');
});

test('who is blocked and accepts is not told how to reach who blocks them, until they are forgiven', async () => {
  await block(founder, investor.id);
  await accept();
  expect(await desks.shownTo(investor, 'contacts')).toEqual([]);
  expect(await desks.shownTo(founder, 'contacts')).toMatchObject([{ email: investor.email }]);
  await block(founder, investor.id, false);
  expect(await desks.shownTo(investor, 'contacts')).toMatchObject([{ email: founder.email }]);
});

test('a block takes the way to reach who blocks off the other, and a name of theirs brings nothing back', async () => {
  await accept();
  await block(founder, investor.id);
  await desks.send(founder, 'editPerson', {
    from: { fullName: 'Zoya Merchant' },
    to: { fullName: 'Zoya Irani' },
  });
  expect(await desks.shownTo(investor, 'contacts')).toEqual([]);
  expect(await desks.shownTo(investor, 'connections')).toMatchObject([{ entrepreneurName: 'Zoya Irani' }]);
  await desks.send(founder, 'endConnection', connection);
  await block(founder, investor.id, false);
  expect(await desks.shownTo(investor, 'contacts')).toEqual([]);
});

test('who is blocked, and is connected by a deal, cannot ask beside it', async () => {
  const opportunityId = await desks.pitchOf(founder);
  const asked = { otherId: founder.id, otherName: '', otherType: 'entrepreneur', opportunityId, message: '' };
  const other = await desks.person({ userType: 'investor' });
  await desks.send(other, 'requestConnection', asked);
  await desks.send(founder, 'acceptConnection', {
    connectionId: connectionId(other.id, founder.id, opportunityId),
  });
  await block(other, founder.id);
  const beside = {
    otherId: other.id,
    otherName: '',
    otherType: 'investor',
    opportunityId: null,
    message: '',
  };
  expect(await desks.send(founder, 'requestConnection', beside)).toMatchObject({
    failure: { code: 'requests-closed' },
  });
});

test('a reason reaches the other where nobody blocks anybody, and once they are forgiven', async () => {
  await block(founder, investor.id);
  await block(founder, investor.id, false);
  await desks.send(investor, 'declineConnection', { ...connection, reason: 'Too early for us' });
  expect(await desks.shownTo(founder, 'connections')).toMatchObject([{ reason: 'Too early for us' }]);
  expect(await toldFounder()).toMatchObject([{ event: 'connection-declined' }]);
});

test('who is blocked is not told how far the other reads; their own reading goes on unnoticed', async () => {
  await accept();
  await write(founder);
  await write(investor);
  await block(investor, founder.id);
  expect(await read(investor, 1)).toMatchObject({ result: 'applied' });
  expect(await shownThread()).toMatchObject({ investorRead: 0 });
  await read(founder, 2);
  expect(await shownThread()).toMatchObject({ entrepreneurRead: 2 });
  await block(investor, founder.id, false);
  await read(investor, 1);
  expect(await shownThread()).toMatchObject({ investorRead: 1 });
});

test('only people with whom there is a connection or a request can be blocked, or forgiven', async () => {
  const stranger = await desks.person({});
  for (const [personId, on] of [
    [stranger.id, true],
    [stranger.id, false],
    [newId(), true],
  ] as const)
    expect(await block(investor, personId, on)).toMatchObject({ failure: { code: 'not-met' } });
  expect(await desks.shownTo(investor, 'blocks')).toEqual([]);
  await desks.send(founder, 'withdrawConnection', connection);
  expect(await block(investor, founder.id)).toMatchObject({ result: 'applied' });
});

test('nobody blocks more than a thousand people', async () => {
  const rows = Array.from({ length: 1_000 }, () => {
    const id = newId();
    return { id, blockerId: investor.id, blockedId: newId(), isOn: 1, at: server.now() };
  });
  await server.database.write.insertInto('blocks').values(rows).execute();
  expect(await block(investor, founder.id)).toMatchObject({ failure: { code: 'block-limit' } });
});

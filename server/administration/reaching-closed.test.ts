import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, syncPath, syncReplySchema } from '#sync/protocol.ts';
import { connectionId, contactId } from '#sync/rules/connections.ts';
import { up } from '../db/migrations/34-contacts-of-closed.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let founder: DeskPerson;
let admin: DeskPerson;
let deal: string;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor', phone: '+919876500001' });
  founder = await desks.person({ phone: '+919876500002' });
  admin = await desks.person({ userType: 'admin' });
  deal = await desks.pitchOf(founder);
});
afterEach(() => server.close());

const sides = { investor: () => [investor, founder], founder: () => [founder, investor] } as const;
type Side = keyof typeof sides;
function both(closed: Side): [DeskPerson, DeskPerson] {
  const [person, other] = sides[closed]();
  if (!person || !other) throw new Error('There are two of them');
  return [person, other];
}

const decide = ({ id }: DeskPerson, decision: 'disable' | 'enable') =>
  server.call('POST', `/api/admin/accounts/${id}/decision`, {
    cookie: admin.cookie,
    body: { decision, reason: 'The looms do not exist.' },
  });

/** Asks by the deal, or the investor without one. Answers what it is about. */
async function ask(by: DeskPerson): Promise<string> {
  const [other, otherType, opportunityId] =
    by === investor ? ([founder, 'entrepreneur', deal] as const) : ([investor, 'investor', null] as const);
  const args = { otherId: other.id, otherName: other.fullName, otherType, opportunityId, message: '' };
  expect(await desks.send(by, 'requestConnection', args)).toMatchObject({ result: 'applied' });
  return connectionId(by.id, other.id, opportunityId);
}

async function connect(): Promise<string> {
  const id = await ask(investor);
  await desks.send(founder, 'acceptConnection', { connectionId: id });
  return id;
}

const write = (by: DeskPerson, id: string) =>
  desks.send(by, 'sendMessage', { messageId: newId(), connectionId: id, toName: 'Tara', text: 'Hello' });

/** What a device that follows is told of how to reach the other: what it is, that it went, or nothing. */
function reading({ id: userId, cookie }: DeskPerson) {
  const asked = { protocol, epoch: '', userId, clientId: newId(), ack: 0, mutations: [] };
  let cursors = {};
  return async () => {
    const { body } = await server.call('POST', syncPath, { cookie, body: { ...asked, cursors } });
    const reply = syncReplySchema.parse(body);
    cursors = reply.cursors;
    const isContact = ({ table }: { table: string }) => table === 'contacts';
    return reply.changes.find(isContact)?.row ?? reply.deletions.find(isContact)?.id;
  };
}

test.each<Side>(['investor', 'founder'])(
  'nobody is told how to reach a closed %s, until the account is open again',
  async (side) => {
    const [closed, other] = both(side);
    await connect();
    const told = reading(other);
    expect(await told()).toMatchObject({ email: closed.email, phone: closed.phone });
    await decide(closed, 'disable');
    expect(await told()).toBe(contactId(other.id, closed.id));
    expect(await desks.shownTo(other, 'connections')).toMatchObject([{ status: 'accepted' }]);
    await decide(closed, 'enable');
    expect(await told()).toMatchObject({ email: closed.email, phone: closed.phone });
  },
);

test.each<Side>(['investor', 'founder'])(
  'nothing new is written to a closed %s, and nobody is told why; once the account is open it is',
  async (side) => {
    const [closed, other] = both(side);
    const id = await connect();
    await decide(closed, 'disable');
    expect(await write(other, id)).toMatchObject({
      result: 'refused',
      failure: { code: 'messages-closed', message: 'Messages cannot be sent to this person.' },
    });
    await decide(closed, 'enable');
    expect(await write(other, id)).toMatchObject({ result: 'applied' });
  },
);

test.each<Side>(['investor', 'founder'])(
  'a request of a closed %s is not accepted, but may be declined',
  async (side) => {
    const [closed, other] = both(side);
    const id = await ask(closed);
    await decide(closed, 'disable');
    expect(await desks.send(other, 'acceptConnection', { connectionId: id })).toMatchObject({
      result: 'refused',
      failure: { code: 'requests-closed', message: 'This request cannot be accepted any more.' },
    });
    expect(await desks.shownTo(other, 'contacts')).toEqual([]);
    const declined = await desks.send(other, 'declineConnection', { connectionId: id, reason: '' });
    expect(declined).toMatchObject({ result: 'applied' });
  },
);

test('a request of somebody whose account is open again is accepted', async () => {
  const id = await ask(investor);
  await decide(investor, 'disable');
  await decide(investor, 'enable');
  const accepted = await desks.send(founder, 'acceptConnection', { connectionId: id });
  expect(accepted).toMatchObject({ result: 'applied' });
  expect(await desks.shownTo(founder, 'contacts')).toMatchObject([{ email: investor.email }]);
});

test('while the account of one who is connected is closed the other may end the connection', async () => {
  const id = await connect();
  await decide(investor, 'disable');
  const ended = await desks.send(founder, 'endConnection', { connectionId: id });
  expect(ended).toMatchObject({ result: 'applied' });
  await decide(investor, 'enable');
  expect(await desks.shownTo(founder, 'contacts')).toEqual([]);
});

test('how to reach whoever was closed before that took it away goes from devices, and nobody else’s', async () => {
  await connect();
  const told = reading(founder);
  expect(await told()).toMatchObject({ email: investor.email });
  const { write: writer } = server.database;
  const disabled = writer.updateTable('accounts').set({ disabledAt: server.now() });
  await disabled.where('id', '=', investor.id).execute();
  await up(writer);
  expect(await told()).toBe(contactId(founder.id, investor.id));
  const left = await writer.selectFrom('contacts').select('personId').execute();
  expect(left).toEqual([{ personId: founder.id }]);
});

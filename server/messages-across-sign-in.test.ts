import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type Outcome, protocol, type SyncReply } from '#sync/protocol.ts';
import { type TestServer, testServer } from './testing/http.ts';
import { type Person, signUp } from './testing/people.ts';

let server: TestServer;
let person: Person;
beforeEach(async () => {
  server = await testServer();
  person = await signUp(server);
});
afterEach(() => server.close());

const message = {
  name: 'Tara Menon',
  email: 'tara@people.example',
  subject: 'Dry dock',
  message: 'How do I export my drafts?',
  consent: true,
};
const stored = () => server.database.read.selectFrom('contactMessages').selectAll().execute();
const attention = () => server.database.read.selectFrom('attention').selectAll().execute();

type Sent = { id: string; name?: string; args?: unknown };

/** Sends one mutation under a client id of its own, in the session of `by`, or as a guest. */
async function send(
  { id, name = 'sendContactMessage', args = message }: Sent,
  by?: Person,
): Promise<Outcome | undefined> {
  const body = {
    protocol,
    epoch: '',
    userId: by?.id ?? null,
    clientId: newId(),
    ack: 0,
    mutations: [{ seq: 1, id, name, args }],
    cursors: {},
  };
  const reply = await server.call('POST', '/api/sync', { body, ...(by && { cookie: by.cookie }) });
  return (reply.body as SyncReply).outcomes[0]; // the server's own answer
}

test('a message the guest’s answer was lost of arrives once, though its writer offers it again after signing in', async () => {
  const id = newId();
  const first = await send({ id });
  expect(await send({ id }, person)).toEqual(first);
  expect(await stored()).toMatchObject([{ id, userId: null }]);
});

test('a guest’s message that never arrived is taken from whoever signs in, and once where it comes late as the guest’s', async () => {
  const id = newId();
  expect(await send({ id }, person)).toMatchObject({ result: 'applied' });
  expect(await send({ id })).toMatchObject({ result: 'refused', failure: { code: 'used-id' } });
  expect(await stored()).toMatchObject([{ id, userId: person.id }]);
});

test('what was refused to the guest stays refused, with the same words', async () => {
  const id = newId();
  const first = await send({ id, args: { ...message, email: 'no address' } });
  expect(first).toMatchObject({ result: 'refused', at: 0, failure: { field: 'email' } });
  expect(await send({ id }, person)).toEqual(first);
  expect([await stored(), await attention()]).toEqual([[], []]);
});

test('another action under a guest’s id is told nothing of what became of that', async () => {
  const id = newId();
  await send({ id });
  const draft = { id, name: 'createDraft', args: { draftId: newId(), currency: 'INR' } };
  expect(await send(draft, person)).toMatchObject({ result: 'refused', failure: { code: 'used-id' } });
});

test('a message of one person is not told of to another', async () => {
  const id = newId();
  await send({ id }, person);
  const other = await signUp(server, { email: 'other@people.example' });
  expect(await send({ id }, other)).toMatchObject({ result: 'refused', failure: { code: 'used-id' } });
  expect(await stored()).toMatchObject([{ id, userId: person.id }]);
});

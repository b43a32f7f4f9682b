import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, syncPath } from '#sync/protocol.ts';
import { readRow } from '../db/records.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const longest = (words: string) => words.repeat(20_000).slice(0, 20_000);
const [first, second] = [longest('वर्षा से चलने वाले करघे।\n'), longest('हवा से चलने वाली चक्कियाँ।\n')];

test.each([protocol - 1, protocol])(
  'the longest description in Devanagari can be written and rewritten whole by a client of protocol %i',
  async (spoken) => {
    const { body, cookie } = await server.call('POST', '/api/auth/register', {
      body: {
        email: 'tara@people.example',
        password: 'a feather in the wind',
        fullName: 'Tara Menon',
        userType: 'entrepreneur',
        location: 'Kochi',
      },
    });
    const userId = (body as { user: { id: string } }).user.id; // what the server answers to a registration
    const draftId = newId();
    const edit = { draftId, field: 'description' };
    const mutations = [
      { name: 'createDraft', args: { draftId, currency: 'INR' } },
      { name: 'editDraft', args: { ...edit, from: '', to: first } },
      { name: 'editDraft', args: { ...edit, from: first, to: second } },
    ].map((sent, at) => ({ ...sent, seq: at + 1, id: newId() }));
    const asked = { protocol: spoken, epoch: '', userId, clientId: newId(), ack: 0, mutations, cursors: {} };
    const answer = await server.call('POST', syncPath, { cookie, body: asked });
    expect(answer).toMatchObject({
      status: 200,
      body: { outcomes: [{ result: 'applied' }, { result: 'applied' }, { result: 'applied' }] },
    });
    expect(await readRow(server.database.read, 'drafts', draftId)).toMatchObject({ description: second });
  },
);

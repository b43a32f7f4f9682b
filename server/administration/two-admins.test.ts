import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccountDecision } from '#sync/endpoints/admin.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let admins: [DeskPerson, DeskPerson];
let investor: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  const { person } = desk(server);
  admins = [await person({ userType: 'admin' }), await person({ userType: 'admin' })];
  investor = await person({ userType: 'investor', approval: 'pending' });
});
afterEach(() => server.close());

const waiting = { approval: 'pending', isDisabled: false } as const;
const decide = (by: DeskPerson, body: AccountDecision) =>
  server.call('POST', `/api/admin/accounts/${investor.id}/decision`, { cookie: by.cookie, body });

test.each([
  ['declined', { decision: 'decline', reason: 'Please add your company.' }],
  ['closed', { decision: 'disable', reason: 'This is nobody.' }],
] as const)(
  'an admin whose list is older than it does not undo that an account was %s by another',
  async (_, first) => {
    expect((await decide(admins[0], { ...first, seen: waiting })).status).toBe(200);
    const late = await decide(admins[1], { decision: 'approve', seen: waiting });
    expect(late).toMatchObject({ status: 409, body: { code: 'already-answered' } });
    expect(await desk(server).mailsTo(investor.email)).not.toContain('has been approved');
  },
);

test('who has seen what was decided may decide otherwise', async () => {
  await decide(admins[0], { decision: 'decline', reason: 'Please add your company.', seen: waiting });
  const seen = { approval: 'declined', isDisabled: false } as const;
  expect((await decide(admins[1], { decision: 'approve', seen })).status).toBe(200);
});

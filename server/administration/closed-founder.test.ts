import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, signedOutCode, syncPath } from '#sync/protocol.ts';
import { type Opportunity, opportunitySchema } from '#sync/records/opportunity.ts';
import { pitchSeen } from '#sync/rules/pitch-seen.ts';
import { readAll, readRow } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { leftWithAccount } from './off-market.ts';

const hour = 60 * 60 * 1000;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person();
  admin = await desks.person({ userType: 'admin' });
});
afterEach(() => server.close());

const decide = (decision: 'disable' | 'enable') =>
  server.call('POST', `/api/admin/accounts/${founder.id}/decision`, {
    cookie: admin.cookie,
    body: { decision, reason: 'The looms do not exist.' },
  });
const setStatus = (status: Opportunity['status'], id?: string) => {
  const query = server.database.write.updateTable('opportunities').set({ status, reviewNote: '' });
  return (id === undefined ? query : query.where('id', '=', id)).execute();
};
const pitches = () => readAll(server.database.read, 'opportunities');

test('an approval that arrives after the account of the founder was closed is refused', async () => {
  const opportunityId = await desks.pitchOf(founder, { company: true });
  const [read] = await desks.shownTo(founder, 'opportunities');
  const seen = pitchSeen(opportunitySchema.parse(read));
  await decide('disable');
  const approve = () =>
    desks.send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason: '', seen });
  expect(await approve()).toMatchObject({ result: 'refused', failure: { code: 'account-closed' } });
  expect(await pitches()).toMatchObject([{ status: 'declined', reviewNote: 'The looms do not exist.' }]);
  await decide('enable');
  expect(await approve()).toMatchObject({ result: 'applied' });
});

/** Closes the account of the founder while a request of theirs, let in already, is on its way. Answers what becomes of it. */
async function sentAsClosed(name: string, args: object) {
  const { id: userId, clientId, cookie } = founder;
  const mutations = [{ seq: founder.seq + 1, id: newId(), name, args }];
  const body = JSON.stringify({ protocol, epoch: '', userId, clientId, ack: 0, mutations, cursors: {} });
  server.moveClock(48 * hour);
  const headers = { origin: server.origin, cookie, 'content-type': 'application/json' };
  const sending = request(server.origin + syncPath, { method: 'POST', headers });
  const answered = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    sending.on('error', reject).on('response', async (response) => {
      response.setEncoding('utf8');
      resolve({ status: response.statusCode, text: (await response.toArray()).join('') });
    });
  });
  sending.write(body.slice(0, 20));
  const sessions = server.database.read.selectFrom('sessions').select('lastUsedAt');
  await expect
    .poll(() => sessions.where('accountId', '=', userId).execute())
    .toEqual([{ lastUsedAt: server.now() }]);
  expect((await decide('disable')).status).toBe(200);
  sending.end(body.slice(20));
  const { status, text } = await answered;
  return { status, body: JSON.parse(text) };
}

/** The device keeps its work, until its person may sign in again. */
const sessionEnded = { status: 401, body: { code: signedOutCode } };

test('an edit that arrives after the account was closed brings no pitch back', async () => {
  const opportunityId = await desks.pitchOf(founder);
  const words = { from: { title: 'Lantern Looms' }, to: { title: 'Monsoon Mills' } };
  const edit = { opportunityId, dealTitle: 'Lantern Looms', ...words };
  expect(await sentAsClosed('editOpportunity', edit)).toMatchObject(sessionEnded);
  expect(await pitches()).toMatchObject([{ status: 'declined', title: 'Lantern Looms' }]);
});

test('a pitch that is submitted as the account is closed stays a draft', async () => {
  await desks.pitchOf(founder);
  const [submitted] = await readAll(server.database.read, 'drafts');
  const draftId = newId();
  await desks.send(founder, 'createDraft', { draftId, currency: 'INR' });
  const { title, description, industry, stage, location, totalRequired, minInvestment } = submitted ?? {};
  const words = { title, description, industry, stage, location, totalRequired, minInvestment };
  for (const [field, to] of Object.entries(words))
    await desks.send(founder, 'editDraft', { draftId, field, from: '', to });
  const submit = { draftId, opportunityId: newId(), accuracyConfirmed: true };
  expect(await sentAsClosed('submitPitch', submit)).toMatchObject(sessionEnded);
  expect(await readRow(server.database.read, 'opportunities', submit.opportunityId)).toBeUndefined();
  expect(await readRow(server.database.read, 'drafts', draftId)).toMatchObject({ submittedAs: null });
});

test('what is still public as an account is opened again starts from a review, as its founder is told', async () => {
  await desks.pitchOf(founder);
  await decide('disable');
  await setStatus('active');
  await decide('enable');
  expect(await pitches()).toMatchObject([{ status: 'declined', reviewNote: leftWithAccount }]);
  expect((await server.call('GET', '/api/opportunities')).body).toEqual([]);
  expect(await desks.mailsTo(founder.email)).toContain('Edit them, and they go to review again.');
});

test.each([false, true])(
  'a founder with no pitch that others saw reads of none, closed or opened (withdrawn: %s)',
  async (isWithdrawn) => {
    if (isWithdrawn) {
      await desks.pitchOf(founder);
      await setStatus('withdrawn');
    }
    for (const decision of ['disable', 'enable'] as const) await decide(decision);
    const mails = await desks.mailsTo(founder.email);
    expect(mails).toContain('your account is open again: you can sign in.');
    expect(mails).not.toContain('Your pitches');
  },
);

test('what stays in the market with its founder’s account closed leaves it within the hour, and devices hear of it once', async () => {
  const other = await desks.person();
  const statuses = ['active', 'closed', 'review', 'withdrawn'] as const;
  for (const by of [founder, other])
    for (const status of statuses) await setStatus(status, await desks.pitchOf(by));
  await disableWithoutPitches([founder]);
  const statusesOf = async ({ id }: DeskPerson) =>
    (await pitches()).flatMap(({ founderId, status }) => (founderId === id ? [status] : [])).sort();
  server.moveClock(hour);
  await keepHouse(server);
  expect(await statusesOf(founder)).toEqual(['declined', 'declined', 'declined', 'withdrawn']);
  expect(await statusesOf(other)).toEqual([...statuses].sort());
  const off = { reviewNote: leftWithAccount, updatedAt: server.now() };
  expect((await pitches()).filter(({ status }) => status === 'declined')).toMatchObject([off, off, off]);
  const [after, gone] = [await pitches(), await goneFromMarket()];
  expect(gone.map(({ audience }) => audience).sort()).toEqual(['investors', 'public', 'public']);
  server.moveClock(hour);
  await keepHouse(server);
  expect(await pitches()).toEqual(after);
  expect(await goneFromMarket()).toEqual(gone);
});

test('however many founders are closed, what they offer leaves at once', async () => {
  const founders = [founder];
  while (founders.length < 12) founders.push(await desks.person());
  for (const by of founders) await desks.pitchOf(by);
  await disableWithoutPitches(founders);
  await keepHouse(server);
  expect(new Set((await pitches()).map(({ status }) => status))).toEqual(new Set(['declined']));
});

/** As an account was closed before its pitches went with it. */
async function disableWithoutPitches(founders: DeskPerson[]): Promise<void> {
  const ids = founders.map(({ id }) => id);
  const disabled = server.database.write.updateTable('accounts').set({ disabledAt: server.now() });
  await disabled.where('id', 'in', ids).execute();
}

const goneFromMarket = () =>
  server.database.read
    .selectFrom('changes')
    .select(['audience', 'rowId', 'number'])
    .where('audience', 'in', ['investors', 'public'])
    .where('tableName', '=', 'opportunities')
    .where('deleted', '=', 1)
    .execute();

import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { readRow } from '../db/records.ts';
import { writeChanges } from '../syncing/write.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let person: ReturnType<typeof desk>['person'];
let send: ReturnType<typeof desk>['send'];
beforeEach(async () => {
  server = await testServer();
  ({ person, send } = desk(server));
});
afterEach(() => server.close());

const bio = { from: { bio: '' }, to: { bio: 'Backs what floats.' } };
const waits = { result: 'later', retryAt: null, failure: { code: 'not-verified' } };

async function verifyPhone({ id }: DeskPerson): Promise<void> {
  const row = await readRow(server.database.read, 'accounts', id);
  if (!row) throw new Error('There is no such account');
  const changes = [{ table: 'accounts' as const, id, row: { ...row, phoneVerified: true } }];
  await server.database.write.transaction().execute((trx) => writeChanges(trx, changes, server.now()));
}

test.each([{ emailVerified: false }, { phoneVerified: false }])(
  'with %j what others would see and what lies on a desk waits; what is theirs alone does not',
  async (given) => {
    const investor = await person({ userType: 'investor', ...given });
    const about = {
      subject: 'person',
      subjectId: (await person({ userType: 'investor' })).id,
      subjectName: 'Somebody',
    };
    const report = { reportId: newId(), ...about, reason: 'spam', detail: '' };
    const range = { from: { locationPreference: '' }, to: { locationPreference: 'Kochi' } };
    expect(await send(investor, 'editPerson', bio)).toMatchObject(waits);
    expect(await send(investor, 'editInvestorProfile', range)).toMatchObject(waits);
    expect(await send(investor, 'requestPlan', { planId: 'investor-basic-monthly' })).toMatchObject(waits);
    expect(await send(investor, 'reportAbuse', report)).toMatchObject(waits);

    const applied = { result: 'applied' };
    const answer = { consentId: newId(), kind: 'analytics', given: false };
    const deal = { opportunityId: newId(), dealTitle: 'Rain Looms' };
    expect(await send(investor, 'createDraft', { draftId: newId(), currency: 'INR' })).toMatchObject(applied);
    expect(await send(investor, 'giveConsent', answer)).toMatchObject(applied);
    expect(await send(investor, 'setNotification', { kind: 'reviews', on: false })).toMatchObject(applied);
    expect(await send(investor, 'rateDeal', { ...deal, rating: 4 })).toMatchObject(applied);
    expect((await server.call('GET', '/api/account/export', { cookie: investor.cookie })).status).toBe(200);
  },
);

test('what waited is taken once both are verified', async () => {
  const founder = await person({ phoneVerified: false });
  const company = { from: { companyName: '' }, to: { companyName: 'Rain Looms' } };
  expect(await send(founder, 'editCompany', company)).toMatchObject(waits);
  await verifyPhone(founder);
  expect(await send(founder, 'editCompany', company)).toMatchObject({ result: 'applied' });
});

test('no certificate is taken of somebody who is not verified', async () => {
  const founder = await person({ userType: 'investor', phoneVerified: false });
  const upload = () =>
    server.call('PUT', '/api/account/certificate?name=papers.pdf', {
      cookie: founder.cookie,
      headers: { 'content-type': 'application/pdf' },
      body: new TextEncoder().encode('%PDF-1.7\nthe papers\n%%EOF\n').buffer,
    });
  expect(await upload()).toMatchObject({
    status: 403,
    body: { message: 'Please complete email and phone verification first.' },
  });
  await verifyPhone(founder);
  expect((await upload()).status).toBe(200);
});

test('an admin, whom the email alone makes one, needs no phone', async () => {
  const admin = await person({ userType: 'admin', phoneVerified: false });
  expect(await send(admin, 'editPerson', bio)).toMatchObject({ result: 'applied' });
});

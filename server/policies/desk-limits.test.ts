import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

const day = 24 * 60 * 60 * 1000;
const planId = 'investor-basic-monthly';
let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let other: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor' });
  other = await desks.person({ userType: 'investor' });
});
afterEach(() => server.close());

function report(by: DeskPerson) {
  const about = { subject: 'person', subjectId: other.id, subjectName: 'Somebody' };
  return desks.send(by, 'reportAbuse', { reportId: newId(), ...about, reason: 'spam', detail: '' });
}
async function mailsTo(email: string): Promise<number> {
  const { read } = server.database;
  return (await read.selectFrom('messages').select('id').where('recipient', '=', email).execute()).length;
}
const waitsUntil = (begun: string, message: string) => ({
  result: 'later',
  retryAt: new Date(Date.parse(begun) + day).toISOString(),
  failure: { code: 'daily-limit', message },
});

test('the twenty-first report of a day waits its turn and mails nobody; another person’s does not', async () => {
  const begun = server.now();
  for (let count = 0; count < 20; count += 1) {
    expect(await report(investor)).toMatchObject({ result: 'applied' });
    server.moveClock(1);
  }
  const message = 'At most 20 reports can be sent in a day. This one waits its turn.';
  expect(await report(investor)).toMatchObject(waitsUntil(begun, message));
  expect(await mailsTo(server.settings.SUPPORT_EMAIL)).toBe(20);
  expect(await report(await desks.person())).toMatchObject({ result: 'applied' });
  server.moveClock(day);
  expect(await report(investor)).toMatchObject({ result: 'applied' });
});

test('the eleventh request for a plan of a day waits its turn, however often the plan was given back', async () => {
  const begun = server.now();
  for (let count = 0; count < 10; count += 1) {
    expect(await desks.send(investor, 'requestPlan', { planId })).toMatchObject({ result: 'applied' });
    expect(await desks.send(investor, 'requestPlan', { planId })).toMatchObject({ result: 'applied' });
    expect(await desks.send(investor, 'endPlan', { planId })).toMatchObject({ result: 'applied' });
    server.moveClock(1);
  }
  const message = 'At most 10 plans can be requested in a day. This one waits its turn.';
  expect(await desks.send(investor, 'requestPlan', { planId })).toMatchObject(waitsUntil(begun, message));
  expect(await mailsTo(investor.email)).toBe(10);
  server.moveClock(day);
  expect(await desks.send(investor, 'requestPlan', { planId })).toMatchObject({ result: 'applied' });
});

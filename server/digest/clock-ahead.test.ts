import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendDueMessages } from '../outside/postman.ts';
import { desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { sendDigests } from './send-digests.ts';

const day = 24 * 60 * 60 * 1000;
const years = 5 * 365 * day;
let server: TestServer;
let email: string;
/** An investor who wants one mail a day is asked for a connection, and reads nothing of it. */
beforeEach(async () => {
  server = await testServer();
  const { person, send } = desk(server);
  const founder = await person();
  const investor = await person({ userType: 'investor' });
  email = investor.email;
  await send(investor, 'setMailPace', { pace: 'daily' });
  const args = { otherName: '', otherType: 'investor', opportunityId: null, message: '' };
  await send(founder, 'requestConnection', { ...args, otherId: investor.id });
});
afterEach(() => server.close());

/** The daily mails that leave, with a clock that is so far ahead. */
async function mailsWith(ahead: number): Promise<number> {
  let left = 0;
  server.moveClock(ahead);
  await sendDigests(server);
  await sendDueMessages(server, 'mail', async ({ recipient }) => void (left += Number(recipient === email)));
  server.moveClock(-ahead);
  return left;
}

test('who was mailed while the clock was years ahead is mailed once it is right, and once a day', async () => {
  server.moveClock(day);
  expect(await mailsWith(years)).toBe(1);
  expect(await mailsWith(0)).toBe(1);
  expect(await mailsWith(0)).toBe(0);
  // Nothing new.
  server.moveClock(day);
  expect(await mailsWith(0)).toBe(0);
});

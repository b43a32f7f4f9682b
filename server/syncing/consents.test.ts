import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { ownedRows } from '../db/owned.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let tara: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  tara = await desks.person({ emailVerified: false, phoneVerified: false });
});
afterEach(() => server.close());

async function say(kind: 'newsletter' | 'analytics', given: boolean): Promise<void> {
  server.moveClock(1_000);
  const answer = await desks.send(tara, 'giveConsent', { consentId: newId(), kind, given });
  expect(answer).toMatchObject({ result: 'applied' });
}

const answers = async () =>
  (await ownedRows(server.database.read, 'consents', tara.id))
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ kind, given }) => `${kind} ${given}`);

test('an answer that says what the last to its question said is heard and kept once', async () => {
  await say('analytics', false);
  await say('analytics', false);
  await say('newsletter', false);
  await say('analytics', true);
  await say('analytics', true);
  await say('analytics', false);
  expect(await answers()).toEqual([
    'analytics false',
    'newsletter false',
    'analytics true',
    'analytics false',
  ]);
});

test('however often somebody changes their mind, the last 100 answers to a question are kept, and the newest is among them', async () => {
  await say('newsletter', true);
  for (let nth = 1; nth <= 103; nth += 1) await say('analytics', nth % 2 === 1);
  const kept = await answers();
  expect(kept).toHaveLength(101);
  expect(kept[0]).toBe('newsletter true');
  expect(kept.at(-1)).toBe('analytics true');
});

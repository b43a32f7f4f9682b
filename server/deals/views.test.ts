import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
let opportunityId: string;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person({});
  opportunityId = await desks.pitchOf(founder);
});
afterEach(() => server.close());

const look = (by: DeskPerson) => desks.send(by, 'noteView', { opportunityId });
const counted = async (by = founder) => (await desks.shownTo(by, 'dealViews'))[0]?.views ?? 0;

test('an investor who opens a pitch is counted once a day, and its founder alone is shown the count', async () => {
  const [one, other] = [
    await desks.person({ userType: 'investor' }),
    await desks.person({ userType: 'investor' }),
  ];
  await look(one);
  await look(one);
  expect(await counted()).toBe(1);
  await look(other);
  server.moveClock(day);
  await look(one);
  expect(await counted()).toBe(3);
  for (const by of [one, other, await desks.person({ userType: 'admin' })]) expect(await counted(by)).toBe(0);
});

test('founders, admins and whoever is not verified are not counted, nor is what an investor cannot see', async () => {
  const people = [
    founder,
    await desks.person({}),
    await desks.person({ userType: 'admin' }),
    await desks.person({ userType: 'investor', phoneVerified: false }),
  ];
  for (const by of people) expect(await look(by)).toMatchObject({ result: 'applied' });
  const admin = await desks.person({ userType: 'admin' });
  await desks.send(admin, 'reviewOpportunity', { opportunityId, decision: 'decline', reason: 'No rain.' });
  await look(await desks.person({ userType: 'investor' }));
  expect(await counted()).toBe(0);
});

test('nothing that is kept of a view names the investor, and a day later nothing is kept but the count', async () => {
  const investor = await desks.person({ userType: 'investor' });
  await look(investor);
  const marks = () => server.database.read.selectFrom('sendings').selectAll().execute();
  expect(await marks()).toHaveLength(1);
  expect(JSON.stringify([await marks(), await readAll(server.database.read, 'dealViews')])).not.toContain(
    investor.id,
  );
  server.moveClock(day + 1);
  await keepHouse(server);
  expect(await marks()).toEqual([]);
  expect(await counted()).toBe(1);
});

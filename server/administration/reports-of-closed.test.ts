import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { tables } from '#sync/tables.ts';
import { readAll } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

test('a report that nobody has decided on outlives its reporter’s account, without them, until it is', async () => {
  const { person, send, shownTo } = desk(server);
  const [reporter, admin] = [await person(), await person({ userType: 'admin' })];
  const zoya = await person({ fullName: 'Zoya', userType: 'investor' });
  const told = { subject: 'person', subjectName: 'Zoya', reason: 'spam', detail: 'Twice.' } as const;
  const [decided, open] = [newId(), newId()];
  for (const reportId of [decided, open])
    await send(reporter, 'reportAbuse', { reportId, subjectId: zoya.id, ...told });
  await send(admin, 'decideReport', { reportId: decided, state: 'dismissed', answer: '' });
  await server.call('POST', '/api/account/deletion', { cookie: reporter.cookie });
  server.moveClock(30 * day);
  await keepHouse(server);
  const left = await readAll(server.database.read, 'reports');
  expect(left).toMatchObject([{ id: open, ...told, state: 'open' }]);
  expect(JSON.stringify(left)).not.toContain(reporter.id);
  expect(tables.reports.parse(left[0])).toEqual(left[0]);
  // A session unused for so long has ended.
  const next = await person({ userType: 'admin' });
  expect(await shownTo(next, 'reports')).toEqual(left);

  const decide = { reportId: open, state: 'acted', answer: 'Closed.' };
  expect(await send(next, 'decideReport', decide)).toMatchObject({ result: 'applied' });
  server.moveClock(30 * day);
  await keepHouse(server);
  expect(await readAll(server.database.read, 'reports')).toMatchObject([{ id: open, state: 'acted' }]);
  server.moveClock(1);
  await keepHouse(server);
  expect(await readAll(server.database.read, 'reports')).toEqual([]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import { addRows } from '../db/records.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor' });
});
afterEach(() => server.close());

test('notes are kept on five thousand deals: on no further one, and of those that are kept each can be changed', async () => {
  const about = () => ({ opportunityId: newId(), dealTitle: 'Looms' });
  const rows = Array.from({ length: 4_999 }, () => ({
    ...blankPipelineDeal(investor.id, about()),
    note: 'Ask.',
  }));
  await server.database.write.transaction().execute((trx) => addRows(trx, 'pipeline', rows));
  const write = (deal: object, from: string) =>
    desks.send(investor, 'editDealNote', { ...deal, from, to: 'Rain.' });
  const last = about();
  expect(await write(last, '')).toMatchObject({ result: 'applied' });
  expect(await write(about(), '')).toMatchObject({
    result: 'refused',
    failure: { code: 'no-room', message: expect.stringContaining('5,000 deals') },
  });
  expect(await desks.send(investor, 'rateDeal', { ...last, rating: 3, from: null })).toMatchObject({
    result: 'applied',
  });
  const other = await desks.person({ userType: 'investor' });
  expect(await desks.send(other, 'editDealNote', { ...about(), from: '', to: 'Rain.' })).toMatchObject({
    result: 'applied',
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { approachId } from '#sync/mutations/approach.ts';
import { mostApproaches } from '#sync/rules/approach.ts';
import { readAll } from './db/records.ts';
import { keepHouse } from './housekeeping.ts';
import { writeChanges } from './syncing/write.ts';
import { type DeskPerson, desk } from './testing/desk.ts';
import { type TestServer, testServer } from './testing/http.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person({});
});
afterEach(() => server.close());

const record = { directoryId: 7, investorId: null };
const who = {
  name: 'Lantern Capital',
  kind: 'VC firms',
  website: 'lantern.example',
  place: 'Pune, India',
};
const written = { stage: 'to-approach', followUpOn: '', noReasons: [], noWords: '', note: '' };
const add = (more: object = {}, by = founder) =>
  desks.send(by, 'addApproach', { ...record, ...who, ...more });
const write = (more: object = {}, by = founder) =>
  desks.send(by, 'recordApproach', { approachId: newId(), ...who, ...written, ...more });
const about = () => ({ approachId: approachId(founder.id, record), investorName: who.name });
const edit = (from: object, to: object) => desks.send(founder, 'editApproach', { ...about(), from, to });
const remove = (removed: boolean) => desks.send(founder, 'setApproachRemoved', { ...about(), removed });
const kept = () => desks.shownTo(founder, 'approaches');

test('an investor taken from the database stands on the list of that founder alone', async () => {
  expect(await add()).toMatchObject({ result: 'applied' });
  expect(await kept()).toMatchObject([{ ...record, ...who, ...written, removedAt: null }]);
  const others = [await desks.person({}), await desks.person({ userType: 'admin' })];
  for (const other of others) expect(await desks.shownTo(other, 'approaches')).toEqual([]);
  const investor = await desks.person({ userType: 'investor' });
  for (const refused of [await add({}, investor), await write({}, investor)])
    expect(refused).toMatchObject({ failure: { code: 'entrepreneurs-only' } });
});

test('added from two devices an investor is on the list once, and what was written about them stays', async () => {
  await add();
  await edit({ stage: 'to-approach' }, { stage: 'talks' });
  expect(await add({ name: 'Lantern Capital Partners' })).toMatchObject({ result: 'applied' });
  expect(await kept()).toMatchObject([{ name: 'Lantern Capital', stage: 'talks' }]);
  await remove(true);
  await add();
  expect(await kept()).toMatchObject([{ stage: 'talks', removedAt: null }]);
});

test('nobody takes the place on a list that an investor has on the list of another founder', async () => {
  const other = await desks.person({});
  const inTheWay = await write({ approachId: approachId(founder.id, record) }, other);
  expect(inTheWay).toMatchObject({ result: 'refused', failure: { code: 'invalid', field: 'approachId' } });
  expect(await add()).toMatchObject({ result: 'applied' });
  expect(await kept()).toMatchObject([record]);
});

test('a record and an investor at once, or neither, is no source', async () => {
  expect(await add({ investorId: newId() })).toMatchObject({ failure: { code: 'invalid' } });
  expect(await add({ directoryId: null })).toMatchObject({ failure: { code: 'invalid' } });
});

test.each([
  ['name', '  ', 'Please name the investor or the firm'],
  ['stage', 'new', 'Please choose a stage'],
  ['followUpOn', '2023-02-29', 'Please enter a date, or nothing'],
  ['noReasons', ['luck'], 'Please choose from the list'],
])('an investor written in whose %s is %j is refused with what is wrong', async (field, value, message) => {
  expect(await write({ [field]: value })).toMatchObject({ failure: { message } });
  expect(await kept()).toEqual([]);
});

test('two devices that change different fields both have their way; of one field the first stands', async () => {
  await add();
  await edit({ note: '' }, { note: 'Met at the fair in Surat.' });
  await edit({ stage: 'to-approach', noReasons: [] }, { stage: 'no', noReasons: ['cheque'] });
  await edit({ note: 'Met at the fair in Surat.' }, { note: 'Met at the fair in Surat. Likes looms.' });
  expect(await edit({ stage: 'to-approach' }, { stage: 'meeting' })).toMatchObject({
    failure: { code: 'changed-elsewhere', field: 'stage' },
  });
  expect(await kept()).toMatchObject([
    { stage: 'no', noReasons: ['cheque'], note: 'Met at the fair in Surat. Likes looms.' },
  ]);
});

test('what is written about an investor whom another device took off brings them back', async () => {
  await add();
  await remove(true);
  await edit({ followUpOn: '' }, { followUpOn: '2027-01-05' });
  expect(await kept()).toMatchObject([{ followUpOn: '2027-01-05', removedAt: null }]);
});

test('a list is full at 2,000 investors: no further one comes on it, nor back, until one goes', async () => {
  const now = server.now();
  const ids = Array.from({ length: mostApproaches - 1 }, () => newId());
  await server.database.write.transaction().execute(async (trx) => {
    for (const id of ids) {
      const told = {
        ...who,
        stage: 'contacted' as const,
        followUpOn: '',
        noWords: '',
        note: '',
        noReasons: [],
      };
      const times = { createdAt: now, updatedAt: now, removedAt: null };
      const row = { id, ownerId: founder.id, directoryId: null, investorId: null, ...told, ...times };
      await writeChanges(trx, [{ table: 'approaches', id, row }], now);
    }
  });
  expect(await add()).toMatchObject({ result: 'applied' });
  await remove(true);
  expect(await write()).toMatchObject({ result: 'applied' });
  for (const refused of [await remove(false), await add(), await add({ directoryId: 8 }), await write()])
    expect(refused).toMatchObject({
      failure: { code: 'list-full', message: expect.stringContaining('2,000 investors') },
    });
  const one = { approachId: ids[0], investorName: who.name };
  expect(await desks.send(founder, 'setApproachRemoved', { ...one, removed: true })).toMatchObject({
    result: 'applied',
  });
  expect(await remove(false)).toMatchObject({ result: 'applied' });
});

test('who is taken off the list can be put back for half a year, and is then forgotten', async () => {
  await add();
  await remove(true);
  await write();
  server.moveClock(181 * day);
  await keepHouse(server);
  expect(await readAll(server.database.read, 'approaches')).toMatchObject([{ directoryId: null }]);
});

test('a closed account leaves no list behind', async () => {
  await add();
  await server.database.write
    .updateTable('accounts')
    .set({ deleteAt: server.now() })
    .where('id', '=', founder.id)
    .execute();
  await keepHouse(server);
  expect(await readAll(server.database.read, 'approaches')).toEqual([]);
});

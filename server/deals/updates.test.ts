import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { readAll } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
let investor: DeskPerson;
let admin: DeskPerson;
let opportunityId: string;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person({});
  investor = await desks.person({ userType: 'investor' });
  admin = await desks.person({ userType: 'admin' });
  opportunityId = await desks.pitchOf(founder, { company: true });
});
afterEach(() => server.close());

const news = { title: 'A second mill', text: 'It weaves since Monday.' };
const review = (decision: 'approve' | 'decline') =>
  desks.send(admin, 'reviewOpportunity', { opportunityId, decision, reason: 'Too little rain.' });
async function publish(updateId = newId(), by = founder, more: object = {}) {
  const outcome = await desks.send(by, 'publishUpdate', { updateId, opportunityId, ...news, ...more });
  return { updateId, outcome };
}
const follow = (by: DeskPerson) =>
  desks.send(by, 'setShortlisted', { opportunityId, dealTitle: 'Lantern Looms', on: true });
const toldOf = async (person: DeskPerson) =>
  (await desks.shownTo(person, 'notifications')).filter(({ event }) => event === 'deal-updated');

test('an update of a published pitch is shown to everybody, and what is taken back to its founder alone', async () => {
  await review('approve');
  const { updateId } = await publish();
  expect(await desks.shownTo(investor, 'dealUpdates')).toMatchObject([{ ...news, createdAt: server.now() }]);
  await desks.send(founder, 'editUpdate', {
    updateId,
    from: { text: news.text },
    to: { text: 'Since May.' },
  });
  expect(await desks.shownTo(investor, 'dealUpdates')).toMatchObject([
    { text: 'Since May.', editedAt: server.now() },
  ]);
  await desks.send(founder, 'setUpdateRemoved', { updateId, removed: true });
  expect(await desks.shownTo(investor, 'dealUpdates')).toEqual([]);
  const [own] = await desks.shownTo(founder, 'dealUpdates');
  expect(own).toMatchObject({ removedAt: server.now() });
  expect(
    await desks.send(founder, 'editUpdate', {
      updateId,
      from: { text: 'Since May.' },
      to: { text: 'Or June.' },
    }),
  ).toMatchObject({ failure: { code: 'taken-back' } });
  await desks.send(founder, 'setUpdateRemoved', { updateId, removed: false });
  expect(await desks.shownTo(investor, 'dealUpdates')).toMatchObject([{ text: 'Since May.' }]);
});

test('a pitch in review has no updates yet, and nobody writes about the pitch of another', async () => {
  expect((await publish()).outcome).toMatchObject({ failure: { code: 'not-public' } });
  await review('decline');
  expect((await publish()).outcome).toMatchObject({ failure: { code: 'not-public' } });
  await review('approve');
  const other = await desks.person({});
  for (const by of [other, investor, admin])
    expect((await publish(newId(), by)).outcome).toMatchObject({ failure: { code: 'not-found' } });
  expect(await readAll(server.database.read, 'dealUpdates')).toEqual([]);
});

test.each([
  ['title', '  ', 'Please give the update a title'],
  ['text', ' \n ', 'Please write what is new'],
])('an update whose %s is blank is refused with what is wrong', async (field, value, message) => {
  await review('approve');
  expect((await publish(newId(), founder, { [field]: value })).outcome).toMatchObject({
    failure: { field, message },
  });
});

test('the eleventh update of a day waits its turn', async () => {
  await review('approve');
  for (let count = 0; count < 10; count += 1)
    expect((await publish()).outcome).toMatchObject({ result: 'applied' });
  expect((await publish()).outcome).toMatchObject({ result: 'later', failure: { code: 'daily-limit' } });
  server.moveClock(day + 1);
  expect((await publish()).outcome).toMatchObject({ result: 'applied' });
});

test('updates told while the clock was ahead hold up none once it is right', async () => {
  await review('approve');
  for (let count = 0; count < 10; count += 1) await publish();
  const createdAt = new Date(Date.parse(server.now()) + day).toISOString();
  await server.database.write.updateTable('dealUpdates').set({ createdAt }).execute();
  expect((await publish()).outcome).toMatchObject({ result: 'applied' });
});

test('who follows a deal hears of its update once: not who passed, nor who only looked, nor who blocks the founder', async () => {
  await review('approve');
  const people = await Promise.all(Array.from({ length: 4 }, () => desks.person({ userType: 'investor' })));
  const [talking, passed, looking, blocking] = people;
  if (!talking || !passed || !looking || !blocking) throw new Error('Four people');
  const stage = (by: DeskPerson, to: string) =>
    desks.send(by, 'setPipelineStage', {
      opportunityId,
      dealTitle: 'Lantern Looms',
      stage: to,
      passReasons: [],
    });
  for (const by of [investor, passed, blocking]) await follow(by);
  await stage(talking, 'talking');
  await stage(passed, 'passed');
  await desks.send(looking, 'rateDeal', { opportunityId, dealTitle: 'Lantern Looms', rating: 3 });
  const asked = {
    otherId: founder.id,
    otherName: 'Tara',
    otherType: 'entrepreneur',
    opportunityId,
    message: '',
  };
  await desks.send(blocking, 'requestConnection', asked);
  await desks.send(blocking, 'setBlocked', { personId: founder.id, personName: 'Tara', on: true });
  await publish();
  const told = { aboutId: opportunityId, who: founder.fullName, what: 'Lantern Looms' };
  expect(await toldOf(investor)).toMatchObject([told]);
  expect(await toldOf(talking)).toMatchObject([told]);
  for (const other of [passed, looking, blocking, founder, admin]) expect(await toldOf(other)).toEqual([]);
});

test('who is connected by the deal hears of its update; a mail goes only to who asked for it', async () => {
  await review('approve');
  const other = await desks.person({ userType: 'investor' });
  for (const by of [investor, other]) {
    const about = { otherId: founder.id, otherName: 'Tara', otherType: 'entrepreneur', opportunityId };
    await desks.send(by, 'requestConnection', { ...about, message: '' });
    const id = connectionId(by.id, founder.id, opportunityId);
    await desks.send(founder, 'acceptConnection', { connectionId: id });
  }
  await desks.send(other, 'setNotification', { kind: 'opportunities', on: true });
  await publish();
  expect(await toldOf(investor)).toHaveLength(1);
  expect(await toldOf(other)).toHaveLength(1);
  expect(await desks.mailsTo(other.email)).toContain('A second mill');
  expect(await desks.mailsTo(investor.email)).not.toContain('A second mill');
});

test('what was taken back is forgotten after half a year, what stands is not', async () => {
  await review('approve');
  const { updateId } = await publish();
  await desks.send(founder, 'setUpdateRemoved', { updateId: (await publish()).updateId, removed: true });
  server.moveClock(181 * day);
  await keepHouse(server);
  expect(await readAll(server.database.read, 'dealUpdates')).toMatchObject([{ id: updateId }]);
});

test('with their account a founder takes their updates along, and what others were told of them', async () => {
  await review('approve');
  await follow(investor);
  await publish();
  expect(await toldOf(investor)).toHaveLength(1);
  await server.database.write.transaction().execute((trx) => closeAccount(trx, founder.id, server.now()));
  expect(await desks.shownTo(investor, 'dealUpdates')).toEqual([]);
  expect(await toldOf(investor)).toEqual([]);
});

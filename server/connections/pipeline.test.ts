import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
const deal = { opportunityId: newId(), dealTitle: 'Lantern Looms' };
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor' });
});
afterEach(() => server.close());

const send = (name: string, args: object, by = investor) => desks.send(by, name, { ...deal, ...args });
const kept = async () => (await desks.shownTo(investor, 'pipeline'))[0];

test('what an investor keeps about a deal is one row, and nobody else is shown it', async () => {
  await send('setShortlisted', { on: true });
  await send('rateDeal', { rating: 4 });
  await send('editDealNote', { from: '', to: 'Ask for the lease.' });
  await send('setPipelineStage', { stage: 'talking', passReasons: [] });
  expect(await desks.shownTo(investor, 'pipeline')).toMatchObject([
    { rating: 4, note: 'Ask for the lease.', stage: 'talking', shortlistedAt: server.now() },
  ]);
  const others = [await desks.person({}), await desks.person({ userType: 'admin' })];
  for (const other of others) expect(await desks.shownTo(other, 'pipeline')).toEqual([]);
});

test('reasons stay with a deal that was passed, and go when it is taken up again', async () => {
  await send('setPipelineStage', { stage: 'passed', passReasons: ['team', 'market', 'team'] });
  expect(await kept()).toMatchObject({ stage: 'passed', passReasons: ['team', 'market'] });
  await send('setPipelineStage', { stage: 'looking', passReasons: ['team'] });
  expect(await kept()).toMatchObject({ stage: 'looking', passReasons: [] });
});

test('a reminder has a day and a note, is moved, and goes when it was dealt with', async () => {
  const none = { remindOn: null, reminderNote: '' };
  const set = { remindOn: '2026-11-24', reminderNote: 'Ask for the lease.' };
  await send('editReminder', { from: none, to: set });
  expect(await kept()).toMatchObject({ ...set, stage: 'new' });
  await send('editReminder', { from: { remindOn: '2026-11-24' }, to: { remindOn: '2026-12-01' } });
  expect(await kept()).toMatchObject({ remindOn: '2026-12-01', reminderNote: 'Ask for the lease.' });
  expect(await send('editReminder', { from: none, to: { remindOn: '2027-01-01' } })).toMatchObject({
    failure: { code: 'changed-elsewhere', field: 'remindOn' },
  });
  expect(await send('editReminder', { from: none, to: { remindOn: '2026-02-30' } })).toMatchObject({
    failure: { code: 'invalid' },
  });
  await send('editReminder', { from: { ...set, remindOn: '2026-12-01' }, to: none });
  expect(await kept()).toMatchObject(none);
});

test('a rating is one to five stars, or none', async () => {
  for (const rating of [0, 6, 2.5])
    expect(await send('rateDeal', { rating })).toMatchObject({ result: 'refused' });
  await send('rateDeal', { rating: 5 });
  await send('rateDeal', { rating: null });
  expect(await kept()).toMatchObject({ rating: null });
});

test('notes of two devices are joined word by word; where that cannot be, both stand', async () => {
  await send('editDealNote', { from: '', to: 'Ask for the lease and the patents.' });
  const from = 'Ask for the lease and the patents.';
  await send('editDealNote', { from, to: 'Ask Zoya for the lease and the patents.' });
  await send('editDealNote', { from, to: 'Ask for the lease and the two patents.' });
  expect(await kept()).toMatchObject({ note: 'Ask Zoya for the lease and the two patents.' });
  await send('editDealNote', { from: 'Something else', to: 'Call on Monday.' });
  expect((await kept())?.note).toBe('Ask Zoya for the lease and the two patents.\n\nCall on Monday.');
});

test('a line that either of two devices added to the same note stands once, and so does the note', async () => {
  const long = 'Ask Zoya. '.repeat(525).trim();
  await send('editDealNote', { from: '', to: long });
  await send('editDealNote', { from: long, to: `${long}\nCall` });
  expect(await send('editDealNote', { from: long, to: `${long}\nPay` })).toMatchObject({ result: 'applied' });
  await send('editDealNote', { from: `${long}\nPay`, to: `${long}\nPay Meera` });
  expect((await kept())?.note).toBe(`${long}\nCall\nPay Meera`);
});

test('a note that came to stand below another one is written on there, and stands once', async () => {
  await send('editDealNote', { from: '', to: 'Ask Zoya.' });
  await send('editDealNote', { from: '', to: 'Call' });
  await send('editDealNote', { from: 'Call', to: 'Call on Mon' });
  expect((await kept())?.note).toBe('Ask Zoya.\n\nCall on Mon');
  await send('editDealNote', { from: 'Call on Mon', to: 'Call on Monday.' });
  expect((await kept())?.note).toBe('Ask Zoya.\n\nCall on Monday.');
  await send('editDealNote', { from: 'Call on Monday.', to: '' });
  expect((await kept())?.note).toBe('Ask Zoya.');
});

test('taken off the shortlist, a deal keeps its notes', async () => {
  await send('editDealNote', { from: '', to: 'Call on Monday.' });
  await send('setShortlisted', { on: true });
  await send('setShortlisted', { on: false });
  expect(await kept()).toMatchObject({ shortlistedAt: null, note: 'Call on Monday.' });
});

test('a deal that is put back on the shortlist stands where it stood, and never later than now', async () => {
  await send('setShortlisted', { on: true });
  const since = server.now();
  server.moveClock(60_000);
  await send('setShortlisted', { on: false });
  await send('setShortlisted', { on: true, since });
  expect(await kept()).toMatchObject({ shortlistedAt: since });
  await send('setShortlisted', { on: false });
  await send('setShortlisted', { on: true, since: '2099-01-01T00:00:00.000Z' });
  expect(await kept()).toMatchObject({ shortlistedAt: server.now() });
});

test('a stage that was chosen over what another device has chosen since is refused, and that stays with its reasons', async () => {
  const fresh = { stage: 'new', passReasons: [] };
  const passed = { stage: 'passed', passReasons: ['team', 'valuation'] };
  await send('setPipelineStage', { ...passed, from: fresh });
  expect(await send('setPipelineStage', { stage: 'talking', passReasons: [], from: fresh })).toMatchObject({
    failure: { code: 'changed-elsewhere', field: 'stage' },
  });
  const others = { stage: 'passed', passReasons: ['fit'], from: fresh };
  expect(await send('setPipelineStage', others)).toMatchObject({ failure: { code: 'changed-elsewhere' } });
  expect(await kept()).toMatchObject(passed);
  expect(await send('setPipelineStage', { ...passed, from: fresh })).toMatchObject({ result: 'applied' });
  await send('setPipelineStage', { stage: 'talking', passReasons: [], from: passed });
  expect(await kept()).toMatchObject({ stage: 'talking', passReasons: [] });
});

test('likewise a rating; a device that does not say what stood there has its way', async () => {
  await send('rateDeal', { rating: 4, from: null });
  expect(await send('rateDeal', { rating: 2, from: null })).toMatchObject({
    failure: { code: 'changed-elsewhere', field: 'rating' },
  });
  expect(await kept()).toMatchObject({ rating: 4 });
  await send('rateDeal', { rating: 3, from: 4 });
  expect(await kept()).toMatchObject({ rating: 3 });
  await send('rateDeal', { rating: 1 });
  expect(await kept()).toMatchObject({ rating: 1 });
});

test('a choice that was taken back before it was sent changes nothing of what another device has chosen', async () => {
  const passed = { stage: 'passed', passReasons: ['team'] };
  await send('rateDeal', { rating: 5, from: null });
  await send('setPipelineStage', { ...passed, from: { stage: 'new', passReasons: [] } });
  const fresh = { stage: 'new', passReasons: [] };
  expect(await send('rateDeal', { rating: null, from: null })).toMatchObject({ result: 'applied' });
  expect(await send('setPipelineStage', { ...fresh, from: fresh })).toMatchObject({ result: 'applied' });
  expect(await kept()).toMatchObject({ ...passed, rating: 5 });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
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

const review = (decision: 'approve' | 'decline') =>
  desks.send(admin, 'reviewOpportunity', { opportunityId, decision, reason: 'Too little rain.' });
const edit = (from: object, to: object, by = founder) =>
  desks.send(by, 'editOpportunity', { opportunityId, dealTitle: 'Lantern Looms', from, to });
const retitle = (by = founder) => edit({ title: 'Lantern Looms' }, { title: 'Monsoon Mills' }, by);
/** A deal that becomes public is told by more than one stream. */
async function seenBy(person: DeskPerson) {
  const rows = await desks.shownTo(person, 'opportunities');
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()].filter(Boolean);
}
async function publicTitles() {
  const { body } = await server.call('GET', '/api/opportunities');
  return (body as { title: string }[]).map(({ title }) => title); // the contract's reply
}

test('an edited pitch that was approved is shown to investors at once, to the public after another review', async () => {
  await review('approve');
  expect(await publicTitles()).toEqual(['Lantern Looms']);
  expect(await retitle()).toMatchObject({ result: 'applied' });
  expect(await publicTitles()).toEqual([]);
  expect(await seenBy(investor)).toMatchObject([{ title: 'Monsoon Mills', status: 'review' }]);
  expect(await seenBy(admin)).toMatchObject([{ title: 'Monsoon Mills', status: 'review' }]);
  await review('approve');
  expect(await publicTitles()).toEqual(['Monsoon Mills']);
});

test('a pitch that was declined is in review again once it is edited, without what was said of the old words', async () => {
  await review('decline');
  expect(await edit({ highlights: [] }, { highlights: ['It rains.', 'It weaves.'] })).toMatchObject({
    result: 'applied',
  });
  expect(await seenBy(founder)).toMatchObject([
    { status: 'review', highlights: ['It rains.', 'It weaves.'], reviewNote: '' },
  ]);
});

test('a pitch in review is edited with amounts as people write them, and keeps its shortlists and requests', async () => {
  await desks.send(investor, 'setShortlisted', { opportunityId, dealTitle: 'Lantern Looms', on: true });
  const asked = { otherId: founder.id, otherName: founder.fullName, otherType: 'entrepreneur' };
  await desks.send(investor, 'requestConnection', { ...asked, opportunityId, message: '' });
  const from = { totalRequired: 2_500_000, minInvestment: 50_000 };
  expect(await edit(from, { totalRequired: '40 lakh', minInvestment: '1 lakh' })).toMatchObject({
    result: 'applied',
  });
  expect(await seenBy(investor)).toMatchObject([{ totalRequired: 4_000_000, minInvestment: 100_000 }]);
  expect(await desks.shownTo(investor, 'pipeline')).toMatchObject([{ opportunityId }]);
  expect(await desks.shownTo(investor, 'connections')).toMatchObject([{ opportunityId, status: 'pending' }]);
});

test.each([
  [{ title: 'Lantern Looms' }, { title: ' ' }, 'missing-information', 'title'],
  [{ description: 'Looms that run on rain.' }, { description: '' }, 'missing-information', 'description'],
  [{ totalRequired: 2_500_000 }, { totalRequired: 40_000 }, 'invalid-investment-amounts', 'minInvestment'],
  [{ totalRequired: 2_500_000 }, { totalRequired: 90_000 }, 'invalid-amount', 'totalRequired'],
  [{ currency: 'INR' }, { currency: 'USD' }, 'invalid-amount', 'currency'],
  [{ minInvestment: 50_000 }, { minInvestment: 'some' }, 'invalid', 'to.minInvestment'],
  [{ highlights: [] }, { highlights: Array(11).fill('It rains.') }, 'invalid', 'to.highlights'],
])('an edit of %o to %o is refused as %s', async (from, to, code, field) => {
  await desks.send(founder, 'setRaisedAmount', {
    opportunityId,
    from: { raisedAmount: 0 },
    to: { raisedAmount: 100_000 },
  });
  expect(await edit(from, to)).toMatchObject({ result: 'refused', failure: { code, field } });
  expect(await seenBy(founder)).toMatchObject([{ title: 'Lantern Looms', totalRequired: 2_500_000 }]);
});

test('what two devices write in different words of a pitch is joined; of one title the second device is asked', async () => {
  const from = { description: 'Looms that run on rain.' };
  await edit(from, { description: 'Quiet looms that run on rain.' });
  await edit(from, { description: 'Looms that run on rain and dew.' });
  expect(await seenBy(founder)).toMatchObject([{ description: 'Quiet looms that run on rain and dew.' }]);
  await edit({ stage: 'Seed' }, { stage: 'Growth' });
  expect(await edit({ stage: 'Seed' }, { stage: 'Series A' })).toMatchObject({
    failure: { code: 'changed-elsewhere', field: 'stage' },
  });
  expect(await seenBy(founder)).toMatchObject([{ stage: 'Growth' }]);
});

test('the same edit from another device does not send an approved pitch to review again', async () => {
  await retitle();
  await review('approve');
  expect(await retitle()).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toMatchObject([{ title: 'Monsoon Mills', status: 'active' }]);
});

test('the twenty-first edit of a day waits its turn, whatever became of the pitch, and is taken when that comes', async () => {
  await review('approve');
  let highlights: string[] = [];
  const add = async () => {
    const from = { highlights };
    highlights = highlights.length < 9 ? [...highlights, 'It rains.'] : [];
    return edit(from, { highlights });
  };
  for (let count = 0; count < 20; count += 1) expect(await add()).toMatchObject({ result: 'applied' });
  await review('approve');
  const begun = server.now();
  // What is stored already needs no turn.
  expect(await edit({ highlights: [] }, { highlights })).toMatchObject({ result: 'applied' });
  server.moveClock(60_000);
  const waits = { code: 'daily-limit', message: expect.stringContaining('At most 20 changes') };
  const retryAt = new Date(Date.parse(begun) + day).toISOString();
  expect(await retitle()).toMatchObject({ result: 'later', retryAt, failure: waits });
  expect(await publicTitles()).toEqual(['Lantern Looms']);
  server.moveClock(day);
  expect(await retitle()).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toMatchObject([{ title: 'Monsoon Mills', status: 'review' }]);
});

test('an edit that is refused or waits uses up none of the twenty of a day, and nobody uses those of another', async () => {
  const other = await desks.person({});
  for (let count = 0; count < 20; count += 1) {
    expect(await edit({ title: 'Lantern Looms' }, { title: ' ' })).toMatchObject({ result: 'refused' });
    await retitle(other);
  }
  for (let count = 0; count < 20; count += 1) {
    const [from, to] = count % 2 === 0 ? ['Seed', 'Growth'] : ['Growth', 'Seed'];
    expect(await edit({ stage: from }, { stage: to })).toMatchObject({ result: 'applied' });
  }
  server.moveClock(day / 2);
  for (let count = 0; count < 20; count += 1) expect(await retitle()).toMatchObject({ result: 'later' });
  server.moveClock(day / 2);
  expect(await retitle()).toMatchObject({ result: 'applied' });
});

test.each(['closeOpportunity', 'withdrawOpportunity'])('after %s a pitch stays as it was', async (ending) => {
  await review('approve');
  await desks.send(founder, ending, { opportunityId });
  expect(await retitle()).toMatchObject({ failure: { code: 'not-open' } });
  expect(await seenBy(founder)).toMatchObject([{ title: 'Lantern Looms' }]);
});

test('nobody writes in the pitch of another, though they can see it', async () => {
  await review('approve');
  for (const by of [await desks.person({}), investor, admin])
    expect(await retitle(by)).toMatchObject({ failure: { code: 'not-found' } });
  expect(await retitle(founder)).toMatchObject({ result: 'applied' });
  expect(await desks.send(founder, 'editOpportunity', { opportunityId: newId() })).toMatchObject({
    failure: { code: 'invalid' },
  });
});

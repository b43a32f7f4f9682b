import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

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
const raise = (from: unknown, to: unknown, by = founder) =>
  desks.send(by, 'setRaisedAmount', {
    opportunityId,
    from: { raisedAmount: from },
    to: { raisedAmount: to },
  });
const close = (by = founder) => desks.send(by, 'closeOpportunity', { opportunityId });
const withdraw = (by = founder) => desks.send(by, 'withdrawOpportunity', { opportunityId });
/** A deal that becomes public is told by more than one stream. */
async function seenBy(person: DeskPerson) {
  const rows = await desks.shownTo(person, 'opportunities');
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()].filter(Boolean);
}

test('what a round has raised is shown to investors, in review and after it', async () => {
  expect(await raise(0, '5 lakh')).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toMatchObject([{ status: 'review', raisedAmount: 500_000 }]);
  await review('approve');
  expect(await raise(500_000, 2_500_000)).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toMatchObject([{ status: 'active', raisedAmount: 2_500_000 }]);
  expect(await raise(2_500_000, '0')).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toMatchObject([{ raisedAmount: 0 }]);
});

test.each([2_500_001, -1, 0.5, 'a lot'])('a round of 25 lakh cannot have raised %s', async (to) => {
  expect(await raise(0, to)).toMatchObject({ result: 'refused' });
  expect(await seenBy(founder)).toMatchObject([{ raisedAmount: 0 }]);
});

test('of two devices that say what was raised the second is asked, unless both say the same', async () => {
  await raise(0, 400_000);
  expect(await raise(0, 300_000)).toMatchObject({
    failure: { code: 'changed-elsewhere', field: 'raisedAmount' },
  });
  expect(await raise(0, 400_000)).toMatchObject({ result: 'applied' });
  expect(await seenBy(founder)).toMatchObject([{ raisedAmount: 400_000 }]);
});

test('a closed round stays to be read with its updates, and takes no figure and no request more', async () => {
  expect(await close()).toMatchObject({ failure: { code: 'not-open' } });
  await review('approve');
  const news = { title: 'A second mill', text: 'It weaves.' };
  await desks.send(founder, 'publishUpdate', { updateId: newId(), opportunityId, ...news });
  expect(await close()).toMatchObject({ result: 'applied' });
  expect(await close()).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toMatchObject([{ status: 'closed' }]);
  expect(await desks.shownTo(investor, 'dealUpdates')).toMatchObject([news]);
  expect(await raise(0, 5)).toMatchObject({ failure: { code: 'not-open' } });
  expect(await withdraw()).toMatchObject({ failure: { code: 'not-open' } });
  const about = { opportunityId, otherId: founder.id, otherName: founder.fullName };
  expect(
    await desks.send(investor, 'requestConnection', { ...about, otherType: 'entrepreneur', message: '' }),
  ).toMatchObject({ failure: { code: 'not-open' } });
});

test.each([false, true])(
  'a withdrawn pitch is seen by its founder and admins alone (approved before: %s)',
  async (isApproved) => {
    if (isApproved) {
      await review('approve');
      const news = { title: 'A second mill', text: 'It weaves.' };
      await desks.send(founder, 'publishUpdate', { updateId: newId(), opportunityId, ...news });
    }
    expect(await withdraw()).toMatchObject({ result: 'applied' });
    expect(await withdraw()).toMatchObject({ result: 'applied' });
    expect(await seenBy(investor)).toEqual([]);
    expect(await desks.shownTo(investor, 'dealUpdates')).toEqual([]);
    for (const person of [founder, admin])
      expect(await seenBy(person)).toMatchObject([{ status: 'withdrawn' }]);
    expect(await review('approve')).toMatchObject({ failure: { code: 'already-answered' } });
    expect(await close()).toMatchObject({ failure: { code: 'not-open' } });
  },
);

test('a round that is open or closed is declined all the same, and nobody else sees it then; a closed one is not approved', async () => {
  await review('approve');
  await close();
  expect(await review('approve')).toMatchObject({ failure: { code: 'already-answered' } });
  expect(await review('decline')).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toEqual([]);
  expect(await seenBy(founder)).toMatchObject([{ status: 'declined' }]);
  await review('approve');
  expect(await seenBy(investor)).toMatchObject([{ status: 'active' }]);
  expect(await review('decline')).toMatchObject({ result: 'applied' });
  expect(await seenBy(investor)).toEqual([]);
});

test('a pitch that was declined is neither closed nor withdrawn, but what it has raised is said anew, as an edit may ask for', async () => {
  await raise(0, 5);
  await review('decline');
  for (const refused of [await close(), await withdraw()])
    expect(refused).toMatchObject({ failure: { code: 'not-open' } });
  const inDollars = { dealTitle: 'Lantern Looms', from: { currency: 'INR' }, to: { currency: 'USD' } };
  const edit = () => desks.send(founder, 'editOpportunity', { opportunityId, ...inDollars });
  expect(await edit()).toMatchObject({
    failure: { message: 'The amount raised so far is in the old currency. Set it to 0 first.' },
  });
  expect(await raise(5, 0)).toMatchObject({ result: 'applied' });
  expect(await seenBy(founder)).toMatchObject([{ status: 'declined', raisedAmount: 0 }]);
  expect(await edit()).toMatchObject({ result: 'applied' });
});

test('nobody says how the round of another stands, though they can see it', async () => {
  await review('approve');
  const other = await desks.person({});
  for (const by of [other, investor, admin])
    for (const refused of [await raise(0, 5, by), await close(by), await withdraw(by)])
      expect(refused).toMatchObject({ failure: { code: 'not-found' } });
  expect(await seenBy(founder)).toMatchObject([{ status: 'active', raisedAmount: 0 }]);
});

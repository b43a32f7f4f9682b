import { afterEach, beforeEach, expect, test } from 'vitest';
import { opportunitySchema } from '#sync/records/opportunity.ts';
import { pitchSeen } from '#sync/rules/pitch-seen.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
let admin: DeskPerson;
let opportunityId: string;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person({});
  admin = await desks.person({ userType: 'admin' });
  opportunityId = await desks.pitchOf(founder, { company: true });
});
afterEach(() => server.close());

async function pitchHere() {
  const [row] = await desks.shownTo(founder, 'opportunities');
  return opportunitySchema.parse(row);
}
/** An admin's decision on what they read, which a device of an older version does not tell. */
const review = (seen: { seen?: string; seenStatus?: string }, decision = 'approve') =>
  desks.send(admin, 'reviewOpportunity', { opportunityId, decision, reason: 'Too little rain.', ...seen });
const edit = (from: object, to: object) =>
  desks.send(founder, 'editOpportunity', { opportunityId, dealTitle: 'Lantern Looms', from, to });

test.each([
  ['title', 'Lantern Looms', 'Monsoon Mills'],
  ['description', 'Looms that run on rain.', 'Looms that run on gold.'],
  ['minInvestment', 50_000, 60_000],
  ['highlights', [], ['It rains.']],
])('nobody decides on a pitch of which the %s was changed since they read it', async (field, from, to) => {
  const seen = pitchSeen(await pitchHere());
  await edit({ [field]: from }, { [field]: to });
  for (const decision of ['approve', 'decline'])
    expect(await review({ seen }, decision)).toMatchObject({
      result: 'refused',
      failure: { code: 'changed-meanwhile' },
    });
  expect(await pitchHere()).toMatchObject({ status: 'review', reviewNote: '', [field]: to });
  expect(await review({ seen: pitchSeen(await pitchHere()) })).toMatchObject({ result: 'applied' });
  expect(await pitchHere()).toMatchObject({ status: 'active', [field]: to });
});

test('an amount raised since is no other pitch', async () => {
  const seen = pitchSeen(await pitchHere());
  const amounts = { from: { raisedAmount: 0 }, to: { raisedAmount: 100_000 } };
  await desks.send(founder, 'setRaisedAmount', { opportunityId, ...amounts });
  expect(await review({ seen })).toMatchObject({ result: 'applied' });
});

test('a device of an older version decides without a word of what was read', async () => {
  await edit({ title: 'Lantern Looms' }, { title: 'Monsoon Mills' });
  expect(await review({})).toMatchObject({ result: 'applied' });
});

test('what an admin has declined another does not make public with a decision on what was in review', async () => {
  const other = await desks.person({ userType: 'admin' });
  const seen = pitchSeen(await pitchHere());
  const about = { opportunityId, seen };
  const decline = { ...about, decision: 'decline', reason: 'A scam.', seenStatus: 'review' };
  expect(await desks.send(admin, 'reviewOpportunity', decline)).toMatchObject({ result: 'applied' });
  const approve = (seenStatus: string) =>
    desks.send(other, 'reviewOpportunity', { ...about, decision: 'approve', reason: '', seenStatus });
  expect(await approve('review')).toMatchObject({
    result: 'refused',
    failure: { code: 'already-answered', message: 'Somebody has declined this pitch meanwhile.' },
  });
  expect(await pitchHere()).toMatchObject({ status: 'declined', reviewNote: 'A scam.' });
  // Who has seen what was decided may decide otherwise.
  expect(await approve('declined')).toMatchObject({ result: 'applied' });
  expect(await pitchHere()).toMatchObject({ status: 'active' });
});

test('a pitch that is still in review is decided on, whatever the device took it for', async () => {
  const seen = { seen: pitchSeen(await pitchHere()), seenStatus: 'active' };
  expect(await review(seen, 'decline')).toMatchObject({ result: 'applied' });
});

test('a round that its founder has closed since an admin read it is still taken from everybody', async () => {
  await review({});
  await desks.send(founder, 'closeOpportunity', { opportunityId });
  const seen = { seen: pitchSeen(await pitchHere()), seenStatus: 'active' };
  expect(await review(seen, 'decline')).toMatchObject({ result: 'applied' });
});

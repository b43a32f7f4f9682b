import { afterEach, beforeEach, expect, test } from 'vitest';
import { idOf } from '#sync/ids.ts';
import { opportunitySchema } from '#sync/records/opportunity.ts';
import { pitchEditFields } from '#sync/rules/pitch-edit.ts';
import { pitchSeen, pitchSeenBefore } from '#sync/rules/pitch-seen.ts';
import { wholeCompany } from '../testing/accounts.ts';
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

const told = wholeCompany.businessModel;
const newer = 'Looms are sold to mills, and mended by us for a yearly fee.';
const tellAnew = () =>
  desks.send(founder, 'editCompany', { from: { businessModel: told }, to: { businessModel: newer } });
const pitch = async () => opportunitySchema.parse((await desks.shownTo(investor, 'opportunities'))[0]);
const modelSeen = async () => (await pitch()).businessModel;
const review = (given: { decision?: string; seen?: string } = {}) =>
  desks.send(admin, 'reviewOpportunity', {
    opportunityId,
    decision: 'approve',
    reason: 'Too dry.',
    ...given,
  });

test('what is said of a business model once a pitch is public is public after its next review alone', async () => {
  await review();
  await tellAnew();
  expect(await modelSeen()).toBe(told);
  await desks.send(founder, 'setRaisedAmount', {
    opportunityId,
    from: { raisedAmount: 0 },
    to: { raisedAmount: 9 },
  });
  expect(await modelSeen()).toBe(told);
  const title = { from: { title: 'Lantern Looms' }, to: { title: 'Monsoon Mills' } };
  await desks.send(founder, 'editOpportunity', { opportunityId, dealTitle: 'Lantern Looms', ...title });
  expect(await pitch()).toMatchObject({ status: 'review', businessModel: newer });
  await review();
  expect(await pitch()).toMatchObject({ status: 'active', businessModel: newer });
});

test('a round that is over is read as it was', async () => {
  await review();
  await desks.send(founder, 'closeOpportunity', { opportunityId });
  await tellAnew();
  expect(await pitch()).toMatchObject({ status: 'closed', businessModel: told });
});

test('a pitch that was declined shows its founder, and who reviews it anew, what its company says now', async () => {
  await review();
  await tellAnew();
  await review({ decision: 'decline' });
  const [own] = await desks.shownTo(founder, 'opportunities');
  expect(own).toMatchObject({ status: 'declined', businessModel: newer });
});

test('nobody decides on a pitch of which the business model was changed since they read it', async () => {
  const seen = pitchSeen(await pitch());
  await tellAnew();
  for (const decision of ['approve', 'decline'])
    expect(await review({ decision, seen })).toMatchObject({
      result: 'refused',
      failure: { code: 'changed-meanwhile' },
    });
  expect(await review({ seen: pitchSeen(await pitch()) })).toMatchObject({ result: 'applied' });
  expect(await pitch()).toMatchObject({ status: 'active', businessModel: newer });
});

test('who read of no business model tells something else than a device that knows of none', async () => {
  const read = pitchSeen({ ...(await pitch()), businessModel: '' });
  expect(read).not.toBe(pitchSeenBefore(await pitch()));
});

test('a device of an older version tells what it read without the business model, and decides', async () => {
  const seen = idOf('pitch', JSON.stringify(await pitch(), Object.keys(pitchEditFields)));
  expect(await review({ seen })).toMatchObject({ result: 'applied' });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { type PushWorld, pushWorld } from '../testing/push.ts';

const minute = 60 * 1000;

let world: PushWorld;
beforeEach(async () => {
  world = await pushWorld();
});
afterEach(() => world.close());

test.each([
  ['acceptConnection', {}],
  ['declineConnection', { reason: '' }],
  ['withdrawConnection', {}],
])('nobody is woken for a request that %s has settled, on no device of theirs', async (name, more) => {
  const { desks, investor, founder, subscribe, woken } = world;
  await subscribe(founder, 'phone');
  const opportunityId = await desks.pitchOf(founder);
  const asked = { otherId: founder.id, otherName: '', otherType: 'entrepreneur', message: '' };
  await desks.send(investor, 'requestConnection', { ...asked, opportunityId });
  const id = connectionId(investor.id, founder.id, opportunityId);
  const by = name === 'withdrawConnection' ? investor : founder;
  const answer = { connectionId: id, ...more };
  expect(await desks.send(by, name, answer)).toMatchObject({ result: 'applied' });
  expect(await woken(minute)).toEqual([]);
  const told = await desks.shownTo(founder, 'notifications');
  const request = told.find(({ event }) => event === 'connection-requested');
  expect(request).toMatchObject({ aboutId: id, readAt: expect.any(String) });
});

test('nobody is woken for an update that was taken back', async () => {
  const { server, desks, investor, founder, subscribe, woken } = world;
  const opportunityId = await desks.pitchOf(founder);
  await server.database.write.updateTable('opportunities').set({ status: 'active' }).execute();
  await desks.send(investor, 'setShortlisted', { opportunityId, dealTitle: '', on: true });
  await desks.send(investor, 'setPush', { kind: 'opportunities', on: true });
  await subscribe(investor, 'phone');
  const updateId = newId();
  const update = { updateId, opportunityId, title: 'Rain', text: 'It rains.' };
  await desks.send(founder, 'publishUpdate', update);
  await desks.send(founder, 'setUpdateRemoved', { updateId, removed: true });
  expect(await woken()).toEqual([]);
  await desks.send(founder, 'publishUpdate', { ...update, updateId: newId() });
  expect(await woken(minute)).toEqual(['phone']);
});

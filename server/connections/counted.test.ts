import { expect, onTestFinished, test } from 'vitest';
import { monthOf } from '#sync/rules/connections.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { connectionsBegun } from '../db/connection-counts.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { testServer } from '../testing/http.ts';

const earlier = '2020-02-03T09:00:00.000Z';

test('who asked somebody whose account goes has the connection back in the month that they began it in, and in no other', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const desks = desk(server);
  const { write } = server.database;
  const [investor, founder] = [await desks.person({ userType: 'investor' }), await desks.person()];
  const [leaves, stays] = [await desks.person(), await desks.person()];
  const ask = async (asked: DeskPerson) => {
    const about = { otherId: asked.id, otherName: asked.fullName, otherType: 'entrepreneur', message: '' };
    const opportunityId = await desks.pitchOf(asked);
    const outcome = await desks.send(investor, 'requestConnection', { ...about, opportunityId });
    expect(outcome).toMatchObject({ result: 'applied' });
  };
  const begun = (by: DeskPerson, at: string) => connectionsBegun(server.database.read, by.id, monthOf(at));
  await ask(leaves);
  await write.updateTable('connections').set({ createdAt: earlier }).execute();
  await write
    .updateTable('connectionCounts')
    .set({ month: monthOf(earlier) })
    .execute();
  for (const asked of [leaves, leaves, stays]) await ask(asked);
  const about = { otherName: '', otherType: 'investor', opportunityId: null, message: '' };
  await desks.send(founder, 'requestConnection', { otherId: investor.id, ...about });
  await desks.send(leaves, 'requestConnection', { otherId: investor.id, ...about });
  expect([await begun(investor, earlier), await begun(investor, server.now())]).toEqual([1, 3]);
  await write.transaction().execute((trx) => closeAccount(trx, leaves.id, server.now()));
  expect([await begun(investor, earlier), await begun(investor, server.now())]).toEqual([1, 1]);
  expect(await begun(founder, server.now())).toBe(1);
});

import { expect, onTestFinished, test } from 'vitest';
import { adminWaitingEndpoint } from '#sync/endpoints/admin.ts';
import { storeAccount } from '../testing/accounts.ts';
import { desk } from '../testing/desk.ts';
import { testServer } from '../testing/http.ts';

test('an admin is told how many accounts and plans wait, and of none that waits for its own verification', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const { person, send } = desk(server);
  const admin = await person({ userType: 'admin' });
  const waiting = async () =>
    (await server.call('GET', adminWaitingEndpoint.path, { cookie: admin.cookie })).body;
  expect(await waiting()).toEqual({ accounts: 0, plans: 0 });

  await storeAccount(server, { emailVerified: false });
  for (let nth = 0; nth < 3; nth += 1) await storeAccount(server, { approval: 'pending' });
  const investor = await person({ userType: 'investor', approval: 'approved' });
  await send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  expect(await waiting()).toEqual({ accounts: 3, plans: 1 });
});

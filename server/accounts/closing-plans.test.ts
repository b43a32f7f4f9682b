import { expect, onTestFinished, test } from 'vitest';
import { connectionIdsOf, contactMessagesOf, noticesAbout } from '../db/closing.ts';
import { ownedIds } from '../db/owned.ts';
import { storeAccount } from '../testing/accounts.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { testServices } from '../testing/services.ts';
import { closeAccount } from './close-account.ts';

test('what is of an account that closes, or about it, is found by an index, however many people there are', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { id } = await storeAccount(services);
  const plans = await queryPlans(services.database.write, async (db) => {
    await contactMessagesOf(db, id);
    await noticesAbout(db, id, 250);
    await connectionIdsOf(db, id, 50);
    await ownedIds(db, 'dealViews', id);
    await db.transaction().execute((trx) => closeAccount(trx, id, services.now()));
  });
  // There is one state of the server, and few mails wait to be sent.
  const scans = /^SCAN (?!serverState|messages USING INDEX messagesToSend)/;
  expect(plans.flat().filter((step) => scans.test(step))).toEqual([]);
  expect(plans.length).toBeGreaterThan(20);
});

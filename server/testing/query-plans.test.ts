import { expect, onTestFinished, test } from 'vitest';
import { compiledOnce } from '../db/compiled-once.ts';
import { queryPlans } from './query-plans.ts';
import { testServices } from './services.ts';

test('every query is seen: built or compiled before, within a transaction or on its own, and after one that failed', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { write } = services.database;
  const byId = compiledOnce((db, { id }: { id: string }) =>
    db.selectFrom('accounts').selectAll().where('id', '=', id),
  );
  await byId(write, { id: 'asha' });
  const plans = await queryPlans(write, async (db) => {
    await byId(db, { id: 'asha' });
    await db.transaction().execute(async (trx) => {
      await byId(trx, { id: 'bela' });
      await trx.selectFrom('articles').select('id').where('body', '=', 'none').execute();
    });
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('sendings').values({ sender: 'asha', name: 'message', at: 'now' }).execute();
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    await db.selectFrom('sendings').selectAll().execute();
  });
  const searched = expect.stringMatching(/^SEARCH accounts USING INDEX/);
  expect(plans).toEqual([[searched], [searched], ['SCAN articles'], [], ['SCAN sendings']]);
  expect(await write.selectFrom('sendings').selectAll().execute()).toEqual([]);
});

import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { removeInvestor } from '../administration/remove-investor.ts';
import { openDatabase } from '../db/connection.ts';
import { parseManifest, readManifest } from '../db/directory.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { allPublished } from '../testing/all-published.ts';
import { pausing } from '../testing/pausing.ts';
import { testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';

const rowsOf = (seed: number, count: number) =>
  [...madeUpInvestors({ seed, count })].map((values, index) => ({ line: index + 2, values }));

test.each([
  ['compared its rows', 'insert into temp.changed'],
  ['looked for the files it changes', 'select id from temp.changed'],
])('a list that had just %s as a record was removed elsewhere does not bring it back', async (_, query) => {
  const services = await testServices();
  const { now, database } = services;
  await importInvestors(database, rowsOf(1, 30), { now });
  // In a delta, which is read as the next is prepared.
  await importInvestors(database, rowsOf(1, 31), { now });
  const other = await openDatabase(database.path);
  const admin = { id: newId(), fullName: 'Asha Desk' };
  const write = pausing(database.write, query, () =>
    removeInvestor({ database: other, now }, admin, { id: 31, reason: 'They asked us to.' }),
  );
  const { totals, refused } = await importInvestors({ write }, rowsOf(1, 33), { now });
  expect(totals).toMatchObject({ added: 2, refused: 1 });
  expect(refused).toEqual([{ line: 32, reason: expect.stringContaining('removed') }]);
  const manifest = await readManifest(database.read);
  const published = await allPublished(
    database.read,
    parseManifest(manifest?.bytes ?? Buffer.from('no manifest')),
  );
  expect(published.map(({ id }) => id)).toEqual([...Array.from({ length: 30 }, (_, at) => at + 1), 32, 33]);
  await other.close();
  await services.close();
});

test('a list compared just before another was published is compared again: no two firms get one id', async () => {
  const services = await testServices();
  const { now, database } = services;
  await importInvestors(database, rowsOf(1, 20), { now });
  const other = await openDatabase(database.path);
  const write = pausing(database.write, 'insert into temp.changed', async () => {
    await importInvestors(other, rowsOf(2, 30), { now });
    // Published, and not yet written.
    await other.write.deleteFrom('directoryInvestors').where('id', '>', 20).execute();
    await other.write.updateTable('directoryManifest').set({ isWritten: 0 }).execute();
  });
  await importInvestors({ write }, rowsOf(3, 40), { now });
  const manifest = await readManifest(database.read);
  const published = await allPublished(
    database.read,
    parseManifest(manifest?.bytes ?? Buffer.from('no manifest')),
  );
  const stored = await database.read.selectFrom('directoryInvestors').selectAll().orderBy('id').execute();
  const names = [1, 2, 3].flatMap((seed) => rowsOf(seed, (seed + 1) * 10).map(({ values }) => values.name));
  expect(stored.map(({ identity: _, ...investor }) => investor)).toEqual(published);
  expect(new Set(published.map(({ name }) => name))).toEqual(new Set(names));
  await other.close();
  await services.close();
});

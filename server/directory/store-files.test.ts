import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { directoryHash } from '../db/directory.ts';
import { readFile, retireOthers } from '../db/directory-files.ts';
import { keepHouse } from '../housekeeping.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';
import { storeFile } from './store-files.ts';

const aDayAndMore = 25 * 60 * 60 * 1000;

test('a file long out of use that is stored again is there when its manifest comes, whatever was tidied meanwhile', async () => {
  const services = await testServices();
  const { write, read } = services.database;
  const content = Buffer.from('the same records as of old');
  const file = await storeFile(write, content);
  await write.transaction().execute((trx) => retireOthers(trx, [], services.now()));
  services.moveClock(aDayAndMore);
  expect(await storeFile(write, content)).toEqual(file);
  await keepHouse(services);
  expect(await readFile(read, file.hash)).toHaveLength(file.sent);
  await services.close();
});

test('a manifest is not published where a file that it names is gone', async () => {
  const services = await testServices();
  const { write, read } = services.database;
  const { now } = services;
  const rowsOf = (count: number) =>
    [...madeUpInvestors({ seed: 1, count })].map((values, index) => ({ line: index + 2, values }));
  await importInvestors(services.database, rowsOf(100), { now });
  const before = await directoryHash(read);
  await write.deleteFrom('directoryFiles').execute();
  // Few enough for a delta, beside the base of before.
  await expect(importInvestors(services.database, rowsOf(102), { now })).rejects.toThrow(
    'not there any more',
  );
  expect(await directoryHash(read)).toBe(before);
  await services.close();
});

test('a file that goes out of use is not written again', async () => {
  const services = await testServices();
  const { write, path } = services.database;
  const { hash } = await storeFile(write, randomBytes(2_000_000));
  await sql`pragma wal_checkpoint(truncate)`.execute(write);
  await write.transaction().execute((trx) => retireOthers(trx, [], services.now()));
  await storeFile(write, Buffer.from('another'));
  await write.transaction().execute((trx) => retireOthers(trx, [hash], services.now()));
  expect(statSync(`${path}-wal`).size).toBeLessThan(200_000);
  await services.close();
});

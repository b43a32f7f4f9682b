import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { newId } from '#sync/ids.ts';
import { removeInvestor } from '../administration/remove-investor.ts';
import { createApp } from '../app.ts';
import { type Database, openDatabase } from '../db/connection.ts';
import { directoryHash } from '../db/directory.ts';
import { countWith, filledFrom, openIndex } from '../db/investor-index.ts';
import { fillIndex } from '../investor-search/fill-index.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { pausing } from '../testing/pausing.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';
import { settleDirectory } from './settle.ts';

let services: TestServices;
/** As another process has it. */
let other: Database;
beforeEach(async () => {
  services = await testServices();
  other = await openDatabase(services.database.path);
});
afterEach(async () => {
  await other.close();
  await services.close();
});

async function importList(count: number) {
  const rows = [...madeUpInvestors({ seed: 1, count })].map((values, at) => ({ line: at + 2, values }));
  await importInvestors(services.database, rows, { now: services.now });
}
const remove = (id: number) =>
  removeInvestor(
    { database: other, now: services.now },
    { id: newId(), fullName: 'Asha Desk' },
    { id, reason: 'They asked us to.' },
  );
/** Reads what files are asked for at once; before others are, a record is removed. */
const losing = (db: Database['read'], id: number) => pausing(db, 'directoryFiles', () => remove(id));

test('records that are being written from the files as one is removed elsewhere are all written but that one', async () => {
  await importList(30);
  // In a delta, which is read before the others.
  await importList(31);
  const { write, read } = services.database;
  // As an import left it that ended after publishing.
  await write.updateTable('directoryManifest').set({ isWritten: 0 }).execute();
  const settled = await settleDirectory(losing(write, 7));
  expect(settled).toMatchObject({ hash: await directoryHash(read), isWritten: true });
  const written = await read.selectFrom('directoryInvestors').select('id').orderBy('id').execute();
  expect(written.map(({ id }) => id)).toEqual(idsTo(31).filter((id) => id !== 7));
});

test('a search index that is being filled as a record is removed holds all but that one', async () => {
  await importList(30);
  await importList(31);
  const index = openIndex(join(services.settings.DATA_DIR, 'index-of-a-test.db'));
  await fillIndex(losing(services.database.read, 7), index);
  expect(filledFrom(index)).toBe(await directoryHash(services.database.read));
  expect(countWith(index, null)).toBe(30);
  index.close();
});

/** The whole list as it is sent while a record is removed: its name, and its ids; and then once more. */
async function listLosing(id: number, encoding: string) {
  const read = losing(services.database.read, id);
  const app = createApp({ ...services, database: { ...services.database, read }, publicUrl: () => '' });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const ask = async () => {
    const headers = { 'accept-encoding': encoding };
    const answer = await fetch(`http://127.0.0.1:${port}${investorListEndpoint.path}?origin=1`, { headers });
    const { investors, total } = investorListEndpoint.reply.parse(await answer.json());
    return { etag: answer.headers.get('etag'), ids: investors.map((one) => one.id), total };
  };
  const answers = [await ask().catch(() => 'cut off'), await ask()] as const;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return answers;
}

test.each(['identity', 'br'])(
  'the whole list that is being sent (%s) as a record of its files is removed is cut off, not ended under a name that stands for others',
  async (encoding) => {
    await importList(1_100);
    const [first, again] = await listLosing(1_050, encoding);
    expect(first).toBe('cut off');
    const etag = `"${await directoryHash(services.database.read)}"`;
    expect(again).toEqual({ etag, ids: idsTo(1_100).filter((id) => id !== 1_050), total: 1_099 });
  },
);

test('the whole list whose delta was read before a record of it is removed is sent as it was named', async () => {
  await importList(1_100);
  const base = await directoryHash(services.database.read);
  await importList(1_101);
  const before = await directoryHash(services.database.read);
  expect(before).not.toBe(base);
  const [asNamed, again] = await listLosing(1_101, 'identity');
  expect(asNamed).toEqual({ etag: `"${before}"`, ids: idsTo(1_101), total: 1_101 });
  const etag = `"${await directoryHash(services.database.read)}"`;
  expect(again).toEqual({ etag, ids: idsTo(1_100), total: 1_100 });
});

test('the whole list whose delta was read before a record of the base is removed is cut off', async () => {
  await importList(1_100);
  await importList(1_101);
  const [first, again] = await listLosing(7, 'identity');
  expect(first).toBe('cut off');
  expect(again.ids).toEqual(idsTo(1_101).filter((id) => id !== 7));
});

function idsTo(highest: number): number[] {
  return Array.from({ length: highest }, (_, at) => at + 1);
}

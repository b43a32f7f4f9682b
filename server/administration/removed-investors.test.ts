import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeRecords } from '#sync/directory/files.ts';
import { type Manifest, namedFiles } from '#sync/directory/manifest.ts';
import { adminDirectoryEndpoint, auditEndpoint } from '#sync/endpoints/admin.ts';
import {
  daysRemovedKept,
  putBackInvestorPath,
  removeInvestorEndpoint,
} from '#sync/endpoints/admin-removal.ts';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { parseManifest, putManifest, readManifest } from '../db/directory.ts';
import { importInvestors } from '../directory/import-investors.ts';
import { readContent } from '../directory/read-content.ts';
import { settleDirectory } from '../directory/settle.ts';
import { keepHouse } from '../housekeeping.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { allPublished } from '../testing/all-published.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  admin = await desk(server).person({ userType: 'admin' });
});
afterEach(() => server.close());

const rowsOf = (list: { count: number; changed?: number }) =>
  [...madeUpInvestors({ seed: 1, ...list })].map((values, index) => ({ line: index + 2, values }));

async function importList(list: { count: number; changed?: number }) {
  return importInvestors(server.database, rowsOf(list), { now: server.now });
}
async function remove(id: number, reason = 'They asked us to.') {
  return server.call('POST', removeInvestorEndpoint.path, { cookie: admin.cookie, body: { id, reason } });
}
async function putBack(id: number) {
  return server.call('POST', putBackInvestorPath(id), { cookie: admin.cookie, body: {} });
}
async function current(): Promise<Manifest> {
  const manifest = await readManifest(server.database.read);
  if (!manifest) throw new Error('There is no directory');
  return parseManifest(manifest.bytes);
}
async function listed() {
  const { body } = await server.call('GET', `${investorListEndpoint.path}?origin=1`);
  return investorListEndpoint.reply.parse(body);
}
async function recordOf(id: number) {
  const found = (await listed()).investors.find((investor) => investor.id === id);
  if (!found) throw new Error(`There is no record ${id}`);
  return found;
}
/** Every file of the directory, as text. */
async function allFiles(): Promise<string> {
  const files = namedFiles(await current()).map(({ hash }) => readContent(server.database.read, hash));
  return (await Promise.all(files)).map((bytes) => Buffer.from(bytes).toString()).join('\n');
}
async function written() {
  const rows = await server.database.read
    .selectFrom('directoryInvestors')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(({ identity: _, ...investor }) => investor);
}

test('a removed record is in no list, no search and no file any more, and the same list does not bring it back', async () => {
  await importList({ count: 1_500 });
  const gone = await recordOf(1_200);
  const filesBefore = namedFiles(await current()).map(({ hash }) => hash);
  expect(await remove(1_200)).toMatchObject({ status: 200 });
  const after = await listed();
  expect(after.total).toBe(1_499);
  expect(after.investors.map(({ id }) => id)).not.toContain(1_200);
  expect(await allFiles()).not.toContain(gone.website);
  const named = new Set(namedFiles(await current()).map(({ hash }) => hash));
  for (const hash of filesBefore)
    expect(await server.call('GET', `/files/directory/${hash}.json`)).toMatchObject({
      status: named.has(hash) ? 200 : 404,
    });
  expect(filesBefore.some((hash) => !named.has(hash))).toBe(true);
  await server.investorSearch.fill();
  const { body } = await server.call(
    'GET',
    `${investorSearchEndpoint.path}?q=${encodeURIComponent(gone.name)}`,
  );
  const { investors } = investorSearchEndpoint.reply.parse(body);
  expect(investors.map(({ id }) => id)).not.toContain(1_200);
  const { totals, refused } = await importList({ count: 1_501 });
  expect(totals).toEqual({ read: 1_501, added: 1, updated: 0, unchanged: 1_499, refused: 1 });
  expect(refused).toEqual([{ line: 1_201, reason: expect.stringContaining('removed') }]);
  expect((await listed()).total).toBe(1_500);
});

test('of many files only those are written anew that hold the record, be it in a delta', async () => {
  await importList({ count: 3_000 });
  await importList({ count: 3_100, changed: 1 });
  const before = await current();
  expect(before.deltas).toHaveLength(1);
  const known = new Set(namedFiles(before).map(({ hash }) => hash));
  const anew = async () => namedFiles(await current()).filter(({ hash }) => !known.has(hash));
  // In the delta alone, as its segment was written before there was one of this number.
  await remove(3_090);
  expect(await current()).toMatchObject({ total: 3_099, generation: before.generation + 1 });
  expect(await allPublished(server.database.read, await current())).toEqual(await written());
  expect((await anew()).length).toBeLessThanOrEqual(3);
  await remove(500);
  expect(await allPublished(server.database.read, await current())).toEqual(await written());
  expect((await anew()).length).toBeLessThanOrEqual(5);
});

test('the first set of a large directory loses it too, and no other', async () => {
  await importList({ count: 9_000 });
  const firstIds = async () => {
    const { first } = await current();
    return decodeRecords(await readContent(server.database.read, first?.hash ?? '')).heads.ids;
  };
  const [gone = 0, ...others] = await firstIds();
  await remove(gone);
  expect(await firstIds()).toEqual(others);
});

test('a server that ended right after publishing does not bring it back as it starts', async () => {
  await importList({ count: 300 });
  await remove(7);
  const manifest = await readManifest(server.database.read);
  await server.database.write
    .transaction()
    .execute((trx) => putManifest(trx, manifest?.hash ?? '', manifest?.bytes ?? Buffer.alloc(0)));
  await settleDirectory(server.database.write);
  expect((await written()).map(({ id }) => id)).not.toContain(7);
});

test('who reads the list by page reads all of it, though one is gone from the midst', async () => {
  await importList({ count: 41 });
  await remove(5);
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await server.call('GET', `${investorListEndpoint.path}?page=${page}&limit=10`);
    const reply = investorListEndpoint.reply.parse(body);
    ids.push(...reply.investors.map(({ id }) => id));
    pages = reply.pages ?? 0;
  }
  expect(ids).toEqual((await listed()).investors.map(({ id }) => id));
  expect(ids.at(-1)).toBe(41);
});

test('all that can be put back as it was is listed, and of what is erased the newest 50', async () => {
  await importList({ count: 60 });
  const ids = Array.from({ length: 52 }, (_, at) => at + 1);
  for (const id of ids) await remove(id);
  const listedIds = async () => {
    const { body } = await server.call('GET', adminDirectoryEndpoint.path, { cookie: admin.cookie });
    return adminDirectoryEndpoint.reply.parse(body).removals.map(({ id }) => id);
  };
  expect(await listedIds()).toEqual(ids.toReversed());
  await server.database.write.updateTable('directoryRemovals').set({ record: null }).execute();
  expect(await listedIds()).toEqual(ids.toReversed().slice(0, 50));
});

test('a removed record is put back as it was, under its number, and lists change it again', async () => {
  await importList({ count: 40 });
  const before = await recordOf(40);
  await remove(40);
  await importList({ count: 41 });
  expect(await recordOf(41)).toMatchObject({ id: 41 });
  expect(await putBack(40)).toMatchObject({ status: 200 });
  expect(await recordOf(40)).toEqual(before);
  expect((await listed()).total).toBe(41);
  expect((await importList({ count: 41 })).totals).toMatchObject({ unchanged: 41, refused: 0 });
  expect(await putBack(40)).toMatchObject({ status: 404 });
});

test('after 30 days nothing is kept of it but the name and website that keep it away, and why; put back, it comes with the next list', async () => {
  await importList({ count: 20 });
  const before = await recordOf(20);
  await remove(20);
  server.moveClock(daysRemovedKept * 24 * 60 * 60 * 1000 + 1);
  await keepHouse(server);
  const kept = await server.database.read.selectFrom('directoryRemovals').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(before.investmentThesis);
  expect(kept).toMatchObject([{ id: 20, name: before.name, record: null, reason: 'They asked us to.' }]);
  // What the list says of days was in the future then.
  expect((await importList({ count: 20 })).totals).toMatchObject({ added: 0, refused: 1 });
  // The session of a month ago is over.
  admin = await desk(server).person({ userType: 'admin' });
  expect(await putBack(20)).toMatchObject({ status: 200 });
  expect((await listed()).total).toBe(19);
  expect((await importList({ count: 21 })).totals).toMatchObject({ added: 2, refused: 0 });
  expect(await recordOf(20)).toMatchObject({ name: before.name });
});

test('what was removed, why and by whom is on the desk; the log names the number and the reason, not the firm', async () => {
  await importList({ count: 5 });
  const { name } = await recordOf(3);
  expect(await remove(3, '  ')).toMatchObject({ status: 400, body: { field: 'reason' } });
  await remove(3);
  expect(await remove(3)).toMatchObject({ status: 404 });
  expect(await remove(99)).toMatchObject({ status: 404 });
  const desk = await server.call('GET', adminDirectoryEndpoint.path, { cookie: admin.cookie });
  expect(adminDirectoryEndpoint.reply.parse(desk.body)).toMatchObject({
    total: 4,
    removals: [{ id: 3, name, reason: 'They asked us to.', removedBy: admin.fullName, isKept: true }],
  });
  await putBack(3);
  const { body } = await server.call('GET', auditEndpoint.path, { cookie: admin.cookie });
  expect(auditEndpoint.reply.parse(body)).toMatchObject([
    { action: 'putBackInvestor', rowId: '3' },
    { action: 'removeInvestor', rowId: '3', detail: 'They asked us to.', adminName: admin.fullName },
  ]);
  expect(JSON.stringify(body)).not.toContain(name);
});

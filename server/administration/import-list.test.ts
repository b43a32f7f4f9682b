import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminDirectoryEndpoint, auditEndpoint } from '#sync/endpoints/admin.ts';
import { importListEndpoint, longestImport } from '#sync/endpoints/admin-import.ts';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  admin = await desk(server).person({ userType: 'admin' });
});
afterEach(() => server.close());

const list = [
  'Investor name,Website,Countries of investment,Mood',
  'Saptarang Ventures,https://saptarang.example,India,calm',
  ',https://nobody.example,India,none',
].join('\n');

type Sent = { type?: string; source?: string; file?: string };
async function send(
  body: string | Uint8Array,
  dryRun: boolean,
  { type = 'application/octet-stream', source, file = 'spring/list.csv' }: Sent = {},
) {
  const query = new URLSearchParams({ file, dryRun: String(dryRun) });
  if (source !== undefined) query.set('source', source);
  const response = await fetch(`${server.origin}${importListEndpoint.path}?${query.toString()}`, {
    method: 'POST',
    headers: { cookie: admin.cookie, 'content-type': type, origin: server.origin },
    body: typeof body === 'string' ? body : Buffer.from(body),
  });
  return { status: response.status, body: await response.json() };
}
async function state() {
  const { body } = await server.call('GET', adminDirectoryEndpoint.path, { cookie: admin.cookie });
  return adminDirectoryEndpoint.reply.parse(body);
}
async function noted() {
  const { body } = await server.call('GET', `${auditEndpoint.path}?action=importList`, {
    cookie: admin.cookie,
  });
  return auditEndpoint.reply.parse(body);
}

test('a list is looked through and nothing is written, then imported, which the audit log tells', async () => {
  const { total } = await state();
  const wouldBe = {
    totals: { read: 2, added: 1, updated: 0, unchanged: 0, refused: 1 },
    refused: [{ line: 3, reason: expect.any(String) }],
    unknownColumns: ['Mood'],
    keptColumns: [
      'Global HQ',
      'Stage of investment',
      'Investment thesis',
      'Investor type',
      'First cheque minimum',
      'First cheque maximum',
      'Linkedin',
    ],
  };
  expect(await send(list, true)).toMatchObject({ status: 200, body: wouldBe });
  expect((await state()).total).toBe(total);
  expect(await noted()).toEqual([]);
  expect(await send(list, false)).toMatchObject({ status: 200, body: wouldBe });
  const { total: after, imports } = await state();
  expect(after).toBe(total + 1);
  expect(imports.map(({ file, dryRun }) => [file, dryRun])).toContainEqual(['spring/list.csv', false]);
  expect(await noted()).toMatchObject([
    { adminName: admin.fullName, detail: 'spring/list.csv: 1 added, 0 updated, 1 refused' },
  ]);
});

test('a list is imported together with what the audit log tells of it, or not at all', async () => {
  const { write } = server.database;
  await sql`create trigger full before insert on auditLog begin select raise(abort, 'full'); end`.execute(
    write,
  );
  expect(await send(list, false)).toMatchObject({ status: 500 });
  expect((await state()).total).toBe(0);
  await sql`drop trigger full`.execute(write);
  expect(await send(list, false)).toMatchObject({ status: 200 });
  expect(await send(list, false)).toMatchObject({ status: 200 });
  expect((await noted()).map(({ detail }) => detail)).toEqual([
    'spring/list.csv: 0 added, 0 updated, 1 refused',
    'spring/list.csv: 1 added, 0 updated, 1 refused',
  ]);
});

test('a list whose report cannot be kept is imported all the same', async () => {
  await writeFile(join(server.settings.DATA_DIR, 'imports'), 'no folder');
  expect(await send(list, false)).toMatchObject({ status: 200, body: { totals: { added: 1 } } });
  expect(await noted()).toHaveLength(1);
});

test('a list may have a long name of any script, and of many the newest ten are told of', async () => {
  const file = `${'सूची'.repeat(29)}.csv`;
  expect(await send(list, false, { file })).toMatchObject({ status: 200 });
  expect((await state()).imports).toMatchObject([{ file }]);
  for (let nth = 1; nth <= 10; nth++) {
    server.moveClock(60_000);
    // The first by time are the last by name.
    expect(await send(list, true, { file: `${100 - nth}.csv` })).toMatchObject({ status: 200 });
  }
  const told = (await state()).imports.map(({ file }) => file);
  expect(told).toEqual(Array.from({ length: 10 }, (_, at) => `${90 + at}.csv`));
});

test('a file that is no list says why, and one that is too long is not read to its end', async () => {
  const { total } = await state();
  expect(await send('name,age\nMeera,4\n', false)).toMatchObject({
    status: 400,
    body: { code: 'not-importable', message: expect.stringContaining('The file has no column') },
  });
  expect(await send('', false)).toMatchObject({ status: 400, body: { message: 'The file is empty.' } });
  expect(await send(new Uint8Array(longestImport + 1), true)).toMatchObject({ status: 413 });
  expect(await send(list, true, { type: 'text/plain' })).toMatchObject({ status: 415 });
  expect((await state()).total).toBe(total);
});

test('the source that everybody is shown is what the admin says, and never the name of the file', async () => {
  const sources = async () => {
    const { body } = await server.call('GET', `${investorListEndpoint.path}?origin=1`);
    return investorListEndpoint.reply.parse(body).investors.map(({ source }) => source);
  };
  await send(list, false);
  expect(await sources()).toEqual(['']);
  const changed = list.replace('India', 'Nepal');
  expect(await send(changed, false, { source: 'a'.repeat(201) })).toMatchObject({
    status: 400,
    body: { field: 'source' },
  });
  await send(changed, false, { source: ' Open\nRegister ' });
  expect(await sources()).toEqual(['Open Register']);
});

test('of two lists at once the second is asked to wait', async () => {
  const statuses = (await Promise.all([send(list, true), send(list, true)])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(await send(list, true)).toMatchObject({ status: 200 });
});

test('who sends a list while another is imported is told so before the list has come', async () => {
  const { write } = server.database;
  // Neither list is imported until this transaction is over.
  const both = await write.transaction().execute(async () => {
    const sent = [send(list, true), send(list, true)];
    expect(await Promise.race(sent)).toMatchObject({ status: 409 });
    const sending = request(`${server.origin}${importListEndpoint.path}?file=long.csv&dryRun=true`, {
      method: 'POST',
      headers: {
        cookie: admin.cookie,
        'content-type': 'application/octet-stream',
        'content-length': longestImport,
        origin: server.origin,
      },
    });
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]; // as Node says
    expect(answer.statusCode).toBe(409);
    sending.on('error', () => {}); // it is cut off
    sending.destroy();
    // Not awaited here, where one of them cannot end.
    return { sent };
  });
  await Promise.all(both.sent);
});

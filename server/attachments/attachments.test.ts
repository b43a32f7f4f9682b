import { createHash } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '#sync/ids.ts';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { copyAttachments } from '../outside/attachment-copies.ts';
import { attachmentFiles } from '../outside/attachment-files.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { tidyAttachments } from './tidy-attachments.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let founder: DeskPerson;
let connection: { connectionId: string };
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi' });
  founder = await desks.person({ fullName: 'Zoya Merchant' });
  connection = await connect(investor, founder);
});
afterEach(() => server.close());

async function connect(one: DeskPerson, other: DeskPerson) {
  const asked = { otherId: one.id, otherName: '', otherType: 'investor', opportunityId: null, message: '' };
  const made = { connectionId: connectionId(one.id, other.id, null) };
  await desks.send(other, 'requestConnection', asked);
  await desks.send(one, 'acceptConnection', made);
  return made;
}

const answerSchema = z.object({ received: z.int().optional(), code: z.string().optional() }).loose();
type Given = { name: string; bytes: Buffer };
const plan = { name: 'plan.pdf', bytes: Buffer.from(`%PDF-1.7\n${'looms '.repeat(100_000)}`) };
const hashOf = ({ bytes }: Given) => createHash('sha256').update(bytes).digest('hex');
const fileOf = (given: Given) => ({ hash: hashOf(given), name: given.name, size: given.bytes.length });

async function put(by: DeskPerson, given: Given, from: number, to: number, hash = hashOf(given)) {
  const query = new URLSearchParams({
    personId: by.id,
    size: String(given.bytes.length),
    from: String(from),
  });
  const response = await fetch(`${server.origin}/api/attachments/${hash}?${query.toString()}`, {
    method: 'PUT',
    headers: { origin: server.origin, cookie: by.cookie, 'content-type': 'application/octet-stream' },
    body: given.bytes.subarray(from, to),
  });
  const body = answerSchema.parse(await response.json());
  return { status: response.status, headers: response.headers, body };
}

async function upload(by: DeskPerson, given: Given, hash?: string) {
  let answer = await put(by, given, 0, attachmentLimits.part, hash);
  while (answer.status === 200 && answer.body.received !== given.bytes.length) {
    const { received = 0 } = answer.body;
    answer = await put(by, given, received, received + attachmentLimits.part, hash);
  }
  return answer;
}

async function write(by: DeskPerson, attachments: object[], text = '', to = connection) {
  const args = { messageId: newId(), ...to, toName: '', text, attachments, writtenAt: server.now() };
  const outcome = await desks.send(by, 'sendMessage', args);
  return { id: args.messageId, is: outcome.result === 'applied' ? 'applied' : outcome.failure.code };
}

const get = (by: DeskPerson, messageId: string, given: Given, range?: string) =>
  fetch(`${server.origin}/api/attachments/${messageId}/${hashOf(given)}`, {
    headers: { cookie: by.cookie, ...(range && { range }) },
  });
const onDisk = (by: DeskPerson) => {
  try {
    return readdirSync(join(server.settings.DATA_DIR, 'attachments', by.id));
  } catch {
    return [];
  }
};
const uploads = () => server.database.read.selectFrom('uploads').selectAll().execute();
const tidy = async (hours: number) => {
  server.moveClock(hours * 3_600_000);
  await tidyAttachments(server);
};

test('the other sees name and size with the message, and fetches the very same bytes', async () => {
  expect(await upload(founder, plan)).toMatchObject({ status: 200 });
  const { id, is } = await write(founder, [fileOf(plan)]);
  expect(is).toBe('applied');
  const [row] = await desks.shownTo(investor, 'directMessages');
  expect(row).toMatchObject({ text: '', attachments: [fileOf(plan)] });
  for (const person of [investor, founder]) {
    const answer = await get(person, id, plan);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="plan.pdf"',
      'content-type': 'application/octet-stream',
      'content-length': String(plan.bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(plan.bytes)).toBe(true);
  }
});

test('a file that broke off goes on from there; for any other part of it all of it is given', async () => {
  await upload(founder, plan);
  const { id } = await write(founder, [fileOf(plan)]);
  const size = plan.bytes.length;
  const rest = await get(investor, id, plan, 'bytes=100000-');
  expect(rest.status).toBe(206);
  expect(rest.headers.get('content-range')).toBe(`bytes 100000-${size - 1}/${size}`);
  expect(rest.headers.get('content-length')).toBe(String(size - 100_000));
  expect(Buffer.from(await rest.arrayBuffer()).equals(plan.bytes.subarray(100_000))).toBe(true);
  for (const range of ['bytes=0-', `bytes=${size}-`, 'bytes=-100', 'bytes=1-2', 'lines=3-']) {
    const whole = await get(investor, id, plan, range);
    expect(whole.status, range).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer()).equals(plan.bytes), range).toBe(true);
  }
});

test('nobody but the two of the message fetches its files, an admin neither', async () => {
  await upload(founder, plan);
  const { id } = await write(founder, [fileOf(plan)]);
  const other = await desks.person({ userType: 'investor' });
  await connect(other, founder);
  for (const person of [other, await desks.person({ userType: 'admin' })])
    expect((await get(person, id, plan)).status).toBe(404);
  expect((await fetch(`${server.origin}/api/attachments/${id}/${hashOf(plan)}`)).status).toBe(401);
});

test('a message waits while a file of it is not there whole, or was sent by somebody else', async () => {
  expect((await write(founder, [fileOf(plan)])).is).toBe('file-missing');
  await put(founder, plan, 0, attachmentLimits.part);
  expect((await write(founder, [fileOf(plan)])).is).toBe('file-missing');
  await upload(founder, plan);
  expect((await write(investor, [fileOf(plan)])).is).toBe('file-missing');
  expect((await write(founder, [{ ...fileOf(plan), size: 1 }])).is).toBe('file-missing');
  await attachmentFiles(server.settings.DATA_DIR).remove({ accountId: founder.id, hash: hashOf(plan) });
  expect((await write(founder, [fileOf(plan)])).is).toBe('file-missing');
  await upload(founder, plan);
  expect((await write(founder, [fileOf(plan)])).is).toBe('applied');
});

test('what was sent before the network went is not sent again, and a part sent twice is there once', async () => {
  const { part } = attachmentLimits;
  expect((await put(founder, plan, 0, part)).body).toEqual({ received: part });
  expect((await put(founder, plan, 0, part)).body).toEqual({ received: part });
  expect((await put(founder, plan, 2 * part, 3 * part)).body).toEqual({ received: part });
  expect((await upload(founder, plan)).body).toEqual({ received: plan.bytes.length });
  expect((await put(founder, plan, 0, part)).body).toEqual({ received: plan.bytes.length });
  expect(onDisk(founder)).toEqual([hashOf(plan)]);
});

test('bytes that are not what their hash says are not kept, and can be sent again', async () => {
  const other = { ...plan, bytes: Buffer.from('%PDF-1.7 others') };
  const answer = await upload(founder, other, hashOf(plan));
  expect([answer.status, answer.body.code]).toEqual([400, 'hash-mismatch']);
  expect([onDisk(founder), await uploads()]).toEqual([[], []]);
  expect((await upload(founder, plan)).status).toBe(200);
});

test('a programme is not taken, whatever its name; nor a file under the name of another kind', async () => {
  const programme = { name: 'plan.pdf', bytes: Buffer.from('MZ\0\0\x03') };
  expect((await upload(founder, programme)).body.code).toBe('invalid-file');
  expect((await write(founder, [{ ...fileOf(plan), name: 'plan.exe' }])).is).toBe('invalid-file');
  await upload(founder, plan);
  expect((await write(founder, [{ ...fileOf(plan), name: 'plan.xlsx' }])).is).toBe('invalid-file');
});

test('a name has neither folders nor what turns it round, whatever was sent', async () => {
  await upload(founder, plan);
  const { id } = await write(founder, [{ ...fileOf(plan), name: '../../x/\u202Eप्लान.pdf' }]);
  expect(await desks.shownTo(investor, 'directMessages')).toMatchObject([
    { attachments: [{ name: 'प्लान.pdf' }] },
  ]);
  expect((await get(investor, id, plan)).status).toBe(200);
});

test.each([
  ['more than a part', 300 * 1024, 413, 'too-large'],
  ['nothing', 0, 400, 'invalid'],
])('%s in one request: %i bytes', async (_, length, status, code) => {
  const given = { name: 'a.txt', bytes: Buffer.alloc(length, 'a') };
  const answer = await put(founder, given, 0, length);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a file larger than 10 MB, more than five in a message, and more than the file has, are not taken', async () => {
  const large = { name: 'a.txt', bytes: Buffer.alloc(attachmentLimits.size + 1, 'a') };
  expect(await put(founder, large, 0, 100)).toMatchObject({ status: 400, body: { field: 'size' } });
  await upload(founder, plan);
  const six = Array.from({ length: 6 }, () => fileOf(plan));
  expect((await write(founder, six)).is).toBe('invalid');
  const query = new URLSearchParams({ personId: investor.id, size: '3', from: '0' });
  const response = await fetch(`${server.origin}/api/attachments/${'a'.repeat(64)}?${query.toString()}`, {
    method: 'PUT',
    headers: {
      origin: server.origin,
      cookie: investor.cookie,
      'content-type': 'application/octet-stream',
    },
    body: 'four',
  });
  expect(response.status).toBe(400);
});

test('over what may be sent in a day a file waits, until a day later', async () => {
  const now = server.now();
  const size = attachmentLimits.size;
  for (let nth = 0; nth * size < attachmentLimits.sizeADay; nth += 1)
    await server.database.write
      .insertInto('uploads')
      .values({ accountId: founder.id, hash: String(nth), size, kind: 'pdf', uploadedAt: now, usedAt: now })
      .execute();
  const refused = await upload(founder, plan);
  expect([refused.status, refused.body.code]).toEqual([429, 'daily-limit']);
  expect(refused.headers.get('retry-after')).toBe(String(24 * 3600));
  expect((await upload(investor, plan)).status).toBe(200);
  server.moveClock(24 * 3_600_000 + 1);
  expect((await upload(founder, plan)).status).toBe(200);
});

test('who is not verified sends no files, and nobody sends in the name of another', async () => {
  const newcomer = await desks.person({ phoneVerified: false });
  expect((await upload(newcomer, plan)).status).toBe(403);
  const answer = await put({ ...founder, id: investor.id }, plan, 0, 10);
  expect(answer.status).toBe(401);
});

test('a file whose message never came goes after two days, one that a message names stays', async () => {
  await upload(founder, plan);
  await upload(investor, plan);
  await put(founder, { ...plan, bytes: Buffer.from('%PDF-1.7 and more') }, 0, 10);
  await write(founder, [fileOf(plan)]);
  await tidy(47);
  expect(onDisk(investor)).toEqual([hashOf(plan)]);
  await tidy(2);
  expect(onDisk(investor)).toEqual([]);
  expect(await uploads()).toMatchObject([{ accountId: founder.id }]);
  expect(onDisk(founder)).toContain(hashOf(plan));
});

/** The disk's clock is not that of these services. */
const makeOld = (by: DeskPerson, name: string) =>
  utimesSync(join(server.settings.DATA_DIR, 'attachments', by.id, name), 0, 0);

test('parts that were never finished go, and files that a lost database knew', async () => {
  await upload(founder, plan);
  await put(founder, { ...plan, bytes: Buffer.from('%PDF-1.7 and more') }, 0, 10);
  const unknown = 'b'.repeat(64);
  writeFileSync(join(server.settings.DATA_DIR, 'attachments', founder.id, unknown), 'x');
  await write(founder, [fileOf(plan)]);
  for (const name of onDisk(founder)) makeOld(founder, name);
  await tidy(0);
  expect(onDisk(founder)).toEqual([hashOf(plan)]);
});

test('the bytes go with the account of their sender', async () => {
  await upload(founder, plan);
  const { id } = await write(founder, [fileOf(plan)]);
  await server.database.write.transaction().execute((trx) => closeAccount(trx, founder.id, server.now()));
  expect((await get(investor, id, plan)).status).toBe(404);
  await tidy(0);
  expect(onDisk(founder)).toEqual([]);
});

test('the bytes go with the account of their reader, unless another was sent them, too', async () => {
  const other = await desks.person({ userType: 'investor' });
  const third = await connect(other, founder);
  const costs = { name: 'costs.csv', bytes: Buffer.from('rain,100\n') };
  for (const file of [plan, costs]) await upload(founder, file);
  await write(founder, [fileOf(plan), fileOf(costs)]);
  const { id } = await write(founder, [fileOf(costs)], 'For you, too', third);
  await server.database.write.transaction().execute((trx) => closeAccount(trx, investor.id, server.now()));
  await tidy(49);
  expect(onDisk(founder)).toEqual([hashOf(costs)]);
  expect((await get(other, id, costs)).status).toBe(200);
});

test('a copy of the files has those that are whole, brings them back, and lets go of what went', async () => {
  await upload(founder, plan);
  await put(founder, { ...plan, bytes: Buffer.from('%PDF-1.7 and more') }, 0, 10);
  const [from, to] = [join(server.settings.DATA_DIR, 'attachments'), join(server.settings.DATA_DIR, 'copy')];
  expect(await copyAttachments(from, to, { exactly: true })).toBe(1);
  const { id } = await write(founder, [fileOf(plan)]);
  await attachmentFiles(server.settings.DATA_DIR).remove({ accountId: founder.id, hash: hashOf(plan) });
  expect((await get(investor, id, plan)).status).toBe(404);
  await copyAttachments(to, from, { exactly: false });
  expect((await get(investor, id, plan)).status).toBe(200);
  await attachmentFiles(server.settings.DATA_DIR).remove({ accountId: founder.id, hash: hashOf(plan) });
  await copyAttachments(from, to, { exactly: true });
  expect(readdirSync(join(to, founder.id))).toEqual([]);
});

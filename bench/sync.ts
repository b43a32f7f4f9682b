// Sending 1,000 edits made offline, beside a plain loop of one POST a row with the same durability, over real HTTP.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { testServer } from '#server/testing/http.ts';
import type { Answer } from '#src/api/request.ts';
import { newId } from '#sync/ids.ts';
import { type SyncReply, type SyncRequest, syncReplySchema } from '#sync/protocol.ts';
import { createDevice } from '../simulator/device.ts';

const edits = 1_000;
const server = await testServer();
const { cookie, body } = await server.call('POST', '/api/auth/register', {
  body: {
    email: 'bench@people.example',
    password: 'a feather in the wind',
    fullName: 'Bench',
    userType: 'entrepreneur',
  },
});
const { user } = body as { user: { id: string } }; // our own reply, as the contract has it

let requests = 0;
let bytesUp = 0;
let bytesDown = 0;
async function post(request: SyncRequest): Promise<Answer<SyncReply>> {
  const sent = JSON.stringify(request);
  const answer = await server.call('POST', '/api/sync', {
    body: sent,
    cookie,
    headers: { 'content-type': 'application/json' },
  });
  requests += 1;
  bytesUp += sent.length;
  bytesDown += JSON.stringify(answer.body).length;
  return { value: syncReplySchema.parse(answer.body), serverNow: Date.now() };
}

async function drainOurs(): Promise<number> {
  const device = createDevice(user.id, post, Date.now);
  await device.sync();
  for (let at = 0; at < edits / 2; at += 1) {
    const draftId = newId();
    await device.mutate('createDraft', { draftId, currency: 'INR' });
    await device.mutate('editDraft', { draftId, field: 'title', from: '', to: `Title ${at}` });
  }
  requests = bytesUp = bytesDown = 0;
  const began = performance.now();
  await device.sync();
  const took = performance.now() - began;
  console.log(
    `  ours                      ${took.toFixed(0)} ms in ${requests} requests, ${(bytesUp / 1024).toFixed(0)} KiB up, ${(bytesDown / 1024).toFixed(0)} KiB down`,
  );
  requests = bytesUp = bytesDown = 0;
  const idle = performance.now();
  await device.sync();
  console.log(
    `  ours, nothing to do       ${(performance.now() - idle).toFixed(1)} ms in ${requests} request, ${bytesUp} bytes up, ${bytesDown} down`,
  );
  return took;
}

async function drainPlainLoop(): Promise<number> {
  const database = new Sqlite(join(server.settings.DATA_DIR, 'plain.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table drafts (id text primary key, title text) strict');
  const put = database.prepare(
    'insert into drafts values (?, ?) on conflict do update set title = excluded.title',
  );
  const plain = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const row = JSON.parse(text) as { id: string; title: string }; // what the loop below sends
    put.run(row.id, row.title);
    response.end('{}');
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`; // listening on TCP
  const began = performance.now();
  for (let at = 0; at < edits; at += 1) {
    await fetch(address, {
      method: 'POST',
      body: JSON.stringify({ id: newId(), title: `Title ${at}` }),
    }).then((answer) => answer.text());
  }
  const took = performance.now() - began;
  plain.closeAllConnections();
  plain.close();
  database.close();
  console.log(`  a plain POST a row        ${took.toFixed(0)} ms in ${edits} requests`);
  return took;
}

console.log(`sync, ${edits} changes made offline, sent over loopback`);
const ours = await drainOurs();
const plain = await drainPlainLoop();
console.log(`  ratio: the plain loop takes ${(plain / ours).toFixed(1)} times as long`);
await server.close();

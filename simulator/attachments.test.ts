import { afterEach, beforeEach, expect, test } from 'vitest';
import { receivePart } from '#server/attachments/receive-part.ts';
import { tidyAttachments } from '#server/attachments/tidy-attachments.ts';
import { writeChanges } from '#server/syncing/write.ts';
import { storeAccount } from '#server/testing/accounts.ts';
import { ApiError } from '#src/api/api-error.ts';
import type { Part } from '#src/api/attachments.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { keepFile } from '#src/data/files.ts';
import { type FilesWorld, sendFiles } from '#src/syncing/send-files.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { connectionId } from '#sync/rules/connections.ts';
import type { Device } from './device.ts';
import { type FoundersWorld, foundersWorld } from './founders-world.ts';

let world: FoundersWorld;
let investor: Account;
let phone: Device;
let office: Device;
let id: string;
beforeEach(async () => {
  world = await foundersWorld();
  const { services, founder, deviceOf } = world;
  investor = await storeAccount(services, { userType: 'investor' });
  id = connectionId(investor.id, founder.id, null);
  const people = { investorId: investor.id, investorName: 'A', entrepreneurId: founder.id };
  const asked = { entrepreneurName: 'B', requestedBy: 'investor', opportunityId: null, dealTitle: '' };
  const said = { message: '', reason: '', status: 'accepted' } as const;
  const times = { createdAt: services.now(), answeredAt: services.now(), endedAt: null };
  const row = { id, ...people, ...asked, ...said, ...times, requestedBy: 'investor' as const };
  await services.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'connections', id, row }], services.now()));
  phone = deviceOf(investor);
  office = deviceOf(founder);
  await phone.sync();
});
afterEach(() => world.services.close());

const content = `%PDF-1.7\n${'looms '.repeat(150_000)}`;

/** Writes a message with a file on the phone; answers its id. */
async function attach(): Promise<string> {
  const hash = await keepFile(phone.db, new Blob([content]));
  const messageId = newId();
  const attachments = [{ hash, name: 'plan.pdf', size: content.length }];
  const writtenAt = world.services.now();
  await phone.mutate('sendMessage', {
    messageId,
    connectionId: id,
    toName: 'B',
    text: '',
    attachments,
    writtenAt,
  });
  return messageId;
}

/** The server, as the phone's parts reach it. */
async function receive({ personId, hash, size, from, bytes }: Part): Promise<number> {
  const part = { size, from, bytes: Buffer.from(await bytes.arrayBuffer()) };
  return receivePart(world.services, { accountId: personId, hash }, part);
}

const send = (putPart: FilesWorld['putPart'] = receive) =>
  sendFiles({ currentDb: async () => phone.db, now: world.clock, putPart });
const arrived = async (messageId: string) => {
  await office.sync();
  return (await office.row('directMessages', messageId))?.attachments;
};
const waiting = async () => (await phone.db.outbox.toArray()).map(({ failure }) => failure?.code ?? null);
const plan = { name: 'plan.pdf', size: content.length };

test('the bytes go first, then the message; until then it is on the device alone', async () => {
  const messageId = await attach();
  await phone.sync();
  expect(await arrived(messageId)).toBeUndefined();
  expect(await phone.row('directMessages', messageId)).toMatchObject({ attachments: [plan] });
  expect(await send()).toEqual({ end: 'done' });
  expect(await arrived(messageId)).toBeUndefined();
  await phone.sync();
  expect(await arrived(messageId)).toMatchObject([plan]);
  expect(await phone.db.outbox.toArray()).toEqual([]);
});

test('a network that goes between parts loses none: sending goes on from there', async () => {
  const messageId = await attach();
  const parts: number[] = [];
  const flaky = async (part: Part) => {
    parts.push(part.from);
    const received = await receive(part);
    // Taken, and the answer lost.
    if (parts.length % 2 === 1) throw new OfflineError();
    return received;
  };
  for (let nth = 0; nth < 10 && (await send(flaky)).end !== 'done'; nth += 1) await phone.sync();
  await phone.sync();
  expect(await arrived(messageId)).toMatchObject([plan]);
  const { part } = attachmentLimits;
  expect([...new Set(parts)]).toEqual([0, part, 2 * part, 3 * part]);
});

test('of a file that has come in part only the rest is sent', async () => {
  await attach();
  const dying = async (part: Part) => {
    const received = await receive(part);
    if (received > 0) throw new OfflineError();
    return received;
  };
  expect(await send(dying)).toMatchObject({ end: 'failed' });
  let sent = 0;
  await send(async (part) => {
    sent += part.bytes.size;
    return receive(part);
  });
  expect(sent).toBe(content.length - attachmentLimits.part);
});

test('a device that dies after the bytes and before the message sends the message, and the bytes not again', async () => {
  const messageId = await attach();
  const whole = async (part: Part) => {
    const received = await receive(part);
    if (received === content.length) throw new OfflineError();
    return received;
  };
  expect(await send(whole)).toMatchObject({ end: 'failed', why: 'network' });
  const again: Part[] = [];
  await send(async (part) => {
    again.push(part);
    return receive(part);
  });
  expect(again).toHaveLength(1);
  await phone.sync();
  expect(await arrived(messageId)).toMatchObject([plan]);
});

test('a file that the server has let go of is sent again', async () => {
  const messageId = await attach();
  await send();
  world.services.moveClock(49 * 3_600_000);
  await tidyAttachments(world.services);
  await phone.sync();
  expect(await waiting()).toEqual(['file-missing']);
  await send();
  world.services.moveClock(61_000);
  await phone.sync();
  expect(await arrived(messageId)).toMatchObject([plan]);
});

test('a file that is nowhere any more is told of, and holds up nothing else', async () => {
  const messageId = await attach();
  await phone.db.files.clear();
  await send();
  expect(await waiting()).toEqual(['file-gone']);
  await phone.mutate('sendMessage', {
    messageId: newId(),
    connectionId: id,
    toName: 'B',
    text: 'I send it tomorrow',
    writtenAt: world.services.now(),
  });
  await phone.sync();
  expect(await waiting()).toEqual(['file-gone']);
  expect(await arrived(messageId)).toBeUndefined();
});

test('a file over the limit of a day waits with the reason, and goes when its time has come', async () => {
  const messageId = await attach();
  const failure = { code: 'daily-limit', message: 'One waits.', error: 'One waits.' };
  const full = async () => {
    throw new ApiError(429, JSON.stringify(failure), '', '3600');
  };
  expect(await send(full)).toEqual({ end: 'done' });
  expect(await waiting()).toEqual(['daily-limit']);
  await send();
  expect(await waiting()).toEqual(['daily-limit']);
  world.services.moveClock(3_601_000);
  await send();
  await phone.sync();
  expect(await arrived(messageId)).toMatchObject([plan]);
});

test('of a session that has ended nothing is sent, and the message stays', async () => {
  await attach();
  const ended = async () => {
    throw new ApiError(401, '', '', null);
  };
  expect(await send(ended)).toEqual({ end: 'sign-in' });
  expect(await waiting()).toEqual([null]);
});

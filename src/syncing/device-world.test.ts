import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { acceptConnection } from '#src/data/connections.ts';
import { currentPersonId, device } from '#src/data/database/device-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { prepareQuestion } from '#src/data/exchange/prepare-request.ts';
import { sendMessage } from '#src/data/messages.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { guestId } from '#sync/ids.ts';
import { deviceWorld } from './device-world.ts';

const noon = Date.parse('2026-03-01T12:00:00.000Z');
const hour = 3_600_000;

beforeEach(() => {
  localStorageHere();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  return () => vi.useRealTimers();
});

/** When a message that is written now is said to have been written, where the server was heard at `heard` by its own clock. */
async function writtenNow(heard: { deviceNow: number; serverNow: number } | null) {
  const { db, userId } = await signedInHere('entrepreneur');
  const connection = madeUpRequest({ entrepreneurId: userId });
  await rowsOf(db, 'connections').put(connection);
  await acceptConnection(connection.id);
  if (heard) {
    vi.setSystemTime(heard.deviceNow);
    const headers = { Date: new Date(heard.serverNow).toUTCString() };
    const silence = { epoch: 'e', outcomes: [], changes: [], deletions: [], cursors: {}, more: false };
    const body = JSON.stringify({ ...silence, directory: null });
    vi.stubGlobal('fetch', async () => new Response(body, { headers }));
    await deviceWorld(() => undefined).post(await prepareQuestion(db), false);
  }
  vi.setSystemTime(noon);
  await sendMessage(connection.id, { id: connection.investorId, name: 'Asha' }, 'From a train');
  const entry = await db.outbox.orderBy('order').last();
  return entry?.args;
}

test.each([
  ['right', 0, '2026-03-01T12:00:00.000Z'],
  ['two days slow', 48, '2026-03-03T12:00:00.000Z'],
  ['two days fast', -48, '2026-02-27T12:00:00.000Z'],
])(
  'on a device whose clock is %s a message tells when it was written by that of the server',
  async (_, ahead, at) => {
    const heard = { deviceNow: noon - hour, serverNow: noon - hour + ahead * hour };
    expect(await writtenNow(heard)).toMatchObject({ writtenAt: at });
  },
);

test('a message tells nothing of when it was written where the clock was set back since the server was heard, or it never was', async () => {
  expect(await writtenNow({ deviceNow: noon + hour, serverNow: noon - hour })).not.toHaveProperty(
    'writtenAt',
  );
  expect(await writtenNow(null)).not.toHaveProperty('writtenAt');
});

async function refused(db: PersonDb, code: string) {
  const body = { code, message: 'Please sign in.', error: '' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }));
  return deviceWorld(() => undefined).post(await prepareQuestion(db), false);
}

test.each([
  ['was ended from elsewhere lets go of whose it was', 'signed-out', true],
  ['has ended by itself stays theirs', 'not-signed-in', false],
])('a device whose session %s', async (_, code, isLetGo) => {
  const { db, userId } = await signedInHere('investor');
  await expect(refused(db, code)).rejects.toBeInstanceOf(ApiError);
  expect(await currentPersonId()).toBe(isLetGo ? guestId : userId);
});

test('a full device that is to let go says that its person is to sign in, and does once there is room', async () => {
  const { db } = await signedInHere('investor');
  const full = new DOMException('No room', 'QuotaExceededError');
  const stored = vi.spyOn(device, 'transaction').mockImplementation(() => Dexie.Promise.reject(full));
  await expect(refused(db, 'signed-out')).rejects.toBeInstanceOf(ApiError);
  stored.mockRestore();
  await expect(refused(db, 'signed-out')).rejects.toBeInstanceOf(ApiError);
  expect(await currentPersonId()).toBe(guestId);
});

import { inTransaction } from '#src/data/database/in-transaction.ts';
import { type Entry, type Meta, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { guestId } from '#sync/ids.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { limits, protocol, type SyncRequest } from '#sync/protocol.ts';
import { putOffAlong } from './put-off-along.ts';

/** Bytes of one request, unless a single entry has more: what is frozen is the same until it has arrived, so a bad line must carry it. */
const atOnce = limits.requestBytes / 4;

/** A request that only asks for news: it freezes nothing, so what waits can still be edited and cancelled. */
export async function prepareQuestion(db: PersonDb): Promise<SyncRequest> {
  return reconnecting(db, () =>
    db.transaction('rw', db.meta, async () => {
      const meta = await readMeta(db);
      if ((await db.meta.get('meta')) === undefined) await db.meta.put(meta);
      return requestOf(meta, []);
    }),
  );
}

/**
 * The next request: what is already frozen, the same as before; else the next waiting entries, frozen now, in a strict
 * transaction, before anything leaves the device.
 */
export async function prepareRequest(db: PersonDb, deviceNow: number): Promise<SyncRequest> {
  return inTransaction(db, async () => {
    const meta = await readMeta(db);
    const frozen = await db.outbox.where('state').equals('frozen').sortBy('seq');
    if (frozen.length > 0) return requestOf(meta, firstBatch(frozen));
    const batch = firstBatch(await putOffAlong(db, await sendable(db, meta, deviceNow), meta));
    if (batch.length === 0) {
      if ((await db.meta.get('meta')) === undefined) await db.meta.put(meta);
      return requestOf(meta, []);
    }
    const sent = batch.map((entry, at): Entry => ({ ...entry, state: 'frozen', seq: meta.nextSeq + at }));
    await db.outbox.bulkPut(sent);
    await db.meta.put({ ...meta, nextSeq: meta.nextSeq + sent.length });
    return requestOf(meta, sent);
  });
}

/**
 * The next that may go, in their order, and what before them the server has put off. The rest of a long queue is read only
 * where something at its front has to wait.
 */
async function sendable(
  db: PersonDb,
  meta: Meta,
  deviceNow: number,
): Promise<{ free: Entry[]; held: Entry[] }> {
  const isFree = (entry: Entry) => isSendable(entry, meta, deviceNow);
  const waiting = () => db.outbox.where('state').equals('waiting');
  const front = await waiting().limit(limits.mutations).toArray();
  const isEnough = front.length < limits.mutations || front.every(isFree);
  const entries = isEnough ? front : await waiting().toArray();
  return { free: entries.filter(isFree), held: entries.filter((entry) => isPutOff(entry, deviceNow)) };
}

/** Whether an entry may go now. A guest sends only what is open to guests; what the server put off waits its time, and a message for its files. */
export function isSendable(entry: Entry, meta: Pick<Meta, 'userId'>, deviceNow: number): boolean {
  return isOpenTo(entry, meta) && !isPutOff(entry, deviceNow) && !entry.files?.length;
}

/** Whether whoever uses the device may send it at all. */
export function isOpenTo({ name }: Entry, { userId }: Pick<Meta, 'userId'>): boolean {
  return userId !== guestId || mutationNamed(name)?.guests === true;
}

/** Whether the server has put it off, and its time has not come. */
export function isPutOff({ state, notBefore, heldSince }: Entry, deviceNow: number): boolean {
  if (state !== 'waiting' || notBefore === undefined || heldSince === undefined) return false;
  // A clock set back must not hold an entry for ever.
  return deviceNow >= heldSince && deviceNow < notBefore;
}

function requestOf(meta: Meta, entries: Entry[]): SyncRequest {
  return {
    protocol,
    epoch: meta.epoch,
    userId: meta.userId === guestId ? null : meta.userId,
    clientId: meta.clientId,
    ack: meta.ack,
    mutations: entries.map(({ seq = 0, id, name, args }) => ({ seq, id, name, args })),
    cursors: meta.cursors,
    ...(meta.resyncFrom !== null && { resyncFrom: meta.resyncFrom }),
  };
}

function firstBatch(entries: Entry[]): Entry[] {
  let bytes = 0;
  const cut = entries.slice(0, limits.mutations).findIndex(({ name, args }) => {
    bytes += new TextEncoder().encode(JSON.stringify(args)).length + name.length + 100;
    return bytes > atOnce;
  });
  return entries.slice(0, cut === -1 ? limits.mutations : Math.max(1, cut));
}

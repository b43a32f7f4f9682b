import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import type { Answer } from '#src/api/request.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import type { Applied } from '#src/data/exchange/apply-reply.ts';
import { prepareQuestion, prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { startResync } from '#src/data/exchange/resync.ts';
import { takeAnswer } from '#src/data/exchange/take-answer.ts';
import { hasSendable } from '#src/data/outbox/watch-outbox.ts';
import type { SyncReply, SyncRequest } from '#sync/protocol.ts';
import { busyWith, noteBusy } from './busy.ts';
import { createWatchdog } from './watchdog.ts';

export type World = {
  /** The database of whoever uses the device now. */
  currentDb(): Promise<PersonDb>;
  /** Ends the server's session of somebody who signed out without a network; before anything else is asked. */
  settleLogout(): Promise<void>;
  /** `isHeard`: the server answered a moment ago, so that silence soon means something. */
  post(request: SyncRequest, isHeard: boolean): Promise<Answer<SyncReply>>;
  /** The device's clock, ms. */
  now(): number;
  /** Told of every answer once it is stored, and in whose database. */
  onStored(reply: SyncReply, applied: Applied, db: PersonDb): void;
};

export type Drained =
  | { end: 'done' | 'sign-in' | 'update-needed' | 'stuck' | 'storage-full' }
  | { end: 'failed'; why: Trouble; retryAfter: number | null };

/**
 * What stood in the way, as far as is known. `network`: no answer of ours came. `server`: it answered that it cannot.
 * `busy`: it takes no more for a while (429). `storage`: this device's database does not open. `lock`: another tab took the network over. `bug`: nobody foresaw it.
 */
export type Trouble = 'network' | 'server' | 'busy' | 'storage' | 'lock' | 'bug';

/**
 * Makes round trips until nothing is left to send or to fetch, or until one fails. Two at once are harmless.
 * `askFirst`: the server was not heard lately. Then the first request carries no work: work is frozen only once there is
 * somebody to take it, and stays the person's to edit and cancel on a plane.
 * While the server takes no more work, only news is asked for; while it takes no question either, nothing is.
 * `mayResync`: where nothing moves after five requests, everything is read anew before the person is told.
 */
export async function drain(world: World, { askFirst = false, mayResync = true } = {}): Promise<Drained> {
  let resynced = !mayResync;
  let watchdog = createWatchdog();
  let prepare: Prepare = askFirst ? prepareQuestion : prepareRequest;
  try {
    for (;;) {
      const db = await world.currentDb();
      const busy = busyWith(db, world.now());
      if (busy && !busy.isOfWork) return busyFor(busy);
      const asks = busy ? { prepare: prepareQuestion, askFirst } : { prepare, askFirst };
      const { isDone, request, next } = await roundTrip(world, db, asks).catch((error: unknown) =>
        unlessLeft(world, db, error),
      );
      if (busy && isDone && (await hasSendable(db, world.now()))) return busyFor(busy);
      prepare = next ? async (now) => (now === db ? next : prepareRequest(now, world.now())) : prepareRequest;
      if (isDone) return { end: 'done' };
      if (!request || !watchdog.isStuck(request)) continue;
      if (resynced) return { end: 'stuck' };
      await startResync(db);
      // What was to go next asks from where nothing is read any more.
      prepare = prepareRequest;
      resynced = true;
      watchdog = createWatchdog();
    }
  } catch (error) {
    return failed(error);
  }
}

function busyFor({ seconds }: { seconds: number }): Drained {
  return { end: 'failed', why: 'busy', retryAfter: seconds };
}

type Prepare = (db: PersonDb, deviceNow: number) => Promise<SyncRequest>;

/**
 * `request`: what was asked, where the answer counts: somebody else may have come while it was under way. `next`: what is to be
 * asked then, where that is known.
 */
type Round = { isDone: boolean; request?: SyncRequest; next?: SyncRequest | null };

async function roundTrip(
  world: World,
  db: PersonDb,
  { prepare, askFirst }: { prepare: Prepare; askFirst: boolean },
): Promise<Round> {
  await world.settleLogout();
  const request = await prepare(db, world.now());
  const answer = await world.post(request, !askFirst).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 429 || error.failure === null) throw error;
    noteBusy(db, request, error, world.now());
  });
  if (!answer) return { isDone: false };
  const { value: reply, serverNow } = answer;
  if ((await world.currentDb()) !== db) return { isDone: false };
  const { applied, next } = await takeAnswer(db, request, reply, { deviceNow: world.now(), serverNow });
  world.onStored(reply, applied, db);
  if (next) return { isDone: false, request, next };
  const isSettled = applied.result === 'nothing' || applied.result === 'changed';
  const hasMore = busyWith(db, world.now()) === null && (await hasSendable(db, world.now()));
  return { isDone: isSettled && !reply.more && !hasMore, request };
}

/** Somebody else uses the device now: whatever a database that was closed and deleted under a round says is of no account. */
async function unlessLeft(world: World, db: PersonDb, error: unknown): Promise<Round> {
  if ((await world.currentDb()) === db) throw error;
  return { isDone: false };
}

/** What a failure means for what comes next. Throws what nobody foresaw. */
export function failed(error: unknown): Drained {
  if (error instanceof ApiError && error.status === 401) return { end: 'sign-in' };
  if (error instanceof ApiError && error.status === 426) return { end: 'update-needed' };
  if (error instanceof ApiError && isFinal(error)) return { end: 'stuck' };
  if (error instanceof ApiError)
    return { end: 'failed', why: isOurs(error) ? 'server' : 'network', retryAfter: error.retryAfter };
  if (error instanceof OfflineError) return { end: 'failed', why: 'network', retryAfter: null };
  if (isStorageFull(error)) return { end: 'storage-full' };
  if (error instanceof UnopenedError) return { end: 'failed', why: 'storage', retryAfter: null };
  throw error;
}

/** Our server itself will not have this request, now or later: that is no want of a network. */
function isFinal({ status, failure }: ApiError): boolean {
  return failure !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** A gateway of ours that fails says so without our words; a network that wants to be paid says 511, or refuses. */
function isOurs({ status, failure }: ApiError): boolean {
  return failure !== null || (status >= 500 && status !== 511);
}

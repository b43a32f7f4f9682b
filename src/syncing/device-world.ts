import { ApiError } from '#src/api/api-error.ts';
import { postLogout } from '#src/api/auth.ts';
import { postSync } from '#src/api/sync.ts';
import { clearLogoutOwed, currentTurn, isLogoutOwed, type Turn } from '#src/data/database/device-db.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { noteClocks } from '#src/data/exchange/server-clock.ts';
import { letGoOfDevice } from '#src/data/people/let-go-of-device.ts';
import { signedOutCode } from '#sync/protocol.ts';
import { inCookieOrder } from './cookie-order.ts';
import type { World } from './drain.ts';

/** The real server, the real databases, the real clock: for a tab and for the service worker. */
export function deviceWorld(onStored: World['onStored']): World {
  return { currentDb, settleLogout, post, now: () => Date.now(), onStored };
}

async function post(...asked: Parameters<World['post']>) {
  const turn = await currentTurn();
  const answer = await postSync(...asked).catch(async (error: unknown) => {
    if (isSignedOut(error) && asked[0].userId === turn.personId) await letGoWhereThereIsRoom(turn);
    throw error;
  });
  if (answer.serverNow !== null) noteClocks(Date.now(), answer.serverNow);
  return answer;
}

/** From elsewhere: a session that has just ended by itself leaves the device as it is. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.failure?.code === signedOutCode;
}

/** On a full device they are told that their session has ended, and it is tried again with the next question. */
function letGoWhereThereIsRoom(turn: Turn): Promise<void> {
  return letGoOfDevice(turn).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
}

async function settleLogout(): Promise<void> {
  if (!(await isLogoutOwed())) return;
  await inCookieOrder(async () => {
    // Who has signed in meanwhile owes none: their session took the place of the one before.
    if (!(await isLogoutOwed())) return;
    await postLogout();
    await clearLogoutOwed();
  });
}

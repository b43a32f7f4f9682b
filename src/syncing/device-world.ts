import { postLogout } from '#src/api/auth.ts';
import { fetchCurrentUser } from '#src/api/current-user.ts';
import { postSync } from '#src/api/sync.ts';
import { clearLogoutOwed, currentPersonId, isLogoutOwed } from '#src/data/database/device-db.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { noteClocks } from '#src/data/exchange/server-clock.ts';
import { guestId } from '#sync/ids.ts';
import { inCookieOrder } from './cookie-order.ts';
import type { World } from './drain.ts';
import { lettingGo } from './letting-go.ts';

/** The real server, the real databases, the real clock: for a tab and for the service worker. */
export function deviceWorld(onStored: World['onStored']): World {
  return { currentDb, settleLogout, post, now: () => Date.now(), onStored };
}

async function post(...asked: Parameters<World['post']>) {
  const answer = await lettingGo(asked[0].userId, () => postSync(...asked));
  if (answer.serverNow !== null) noteClocks(Date.now(), answer.serverNow);
  return answer;
}

async function settleLogout(): Promise<void> {
  if (!(await isLogoutOwed())) return;
  await inCookieOrder(async () => {
    // Who has signed in meanwhile owes none: their session took the place of the one before.
    if (!(await isLogoutOwed())) return;
    const person = await currentPersonId();
    // Of a sign-in that came to nothing the session may be theirs all the same, who have the device.
    const isTheirs = person !== guestId && (await fetchCurrentUser(person))?.id === person;
    if (!isTheirs) await postLogout();
    await clearLogoutOwed();
  });
}

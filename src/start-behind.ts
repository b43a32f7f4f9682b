import { firstLook, noteFirstLook } from './lib/first-look.ts';
import { inSteps } from './lib/in-steps.ts';
import { whenActed } from './lib/when-acted.ts';
import { whenFilled } from './lib/when-filled.ts';
import { whenHidden } from './lib/when-hidden.ts';
import { whenIdle } from './lib/when-idle.ts';
import { whenOnline } from './lib/when-online.ts';
import { followNotifications } from './pwa/follow-notifications.ts';
import { keepEarly } from './pwa/keep-early.ts';
import { reloadWhenReplaced } from './pwa/reload-when-replaced.ts';
import { showWhereLeft } from './pwa/show-where-left.ts';
import { printWhole } from './ui/print-whole.ts';

/** Run at once, these would keep a phone from answering for a fifth of a second. */
const reading = () => import('./data/database/live-answer.ts');
const writing = [
  () => import('#sync/configure-zod.ts'),
  () => import('#sync/tables.ts'),
  () => import('#sync/mutations/profile.ts'),
  () => import('./data/exchange/mutate.ts'),
];

/**
 * Starts what goes on behind the screens. `wasDrawn`: the page was there before the app; a guest who came to it a moment ago
 * reads, and has nothing to send yet; what they need without a network is brought by the service worker meanwhile. A page
 * that the service worker has brought shows first what it lists of this device: what waits to be sent from before goes within
 * a second after that. The parts are brought one after the other, each once there is nothing more urgent to do. They wait for
 * nothing from the moment that somebody acts or turns to something else, who may come back without a network, or, where the page
 * was drawn by the server, is found to be signed in. Where the network goes before they have come, they come when it is back.
 */
export async function startBehind(wasDrawn: boolean): Promise<void> {
  followNotifications();
  printWhole();
  reloadWhenReplaced();
  showWhereLeft();
  if (wasDrawn || isKept()) {
    if (!isKept()) void keepEarly();
    const pause = () => whenIdle(wasDrawn ? 500 : 200);
    const acted = Promise.race([whenActed(), whenHidden()]);
    await Promise.race([firstLook, acted]);
    if (isKept()) await Promise.race([whenFilled(), acted]);
    await inSteps([reading], pause, acted);
    // Not before: to ask who it is takes the database's library, which comes with the first of the parts.
    const needed = wasDrawn ? Promise.race([acted, whenSignedIn()]) : acted;
    await inSteps([...writing, () => import('./start.ts')], pause, needed);
  }
  const { start } = await whenOnline(() => import('./start.ts'));
  start();
  noteFirstLook();
}

/** Whether the service worker has brought the page. Where it did not, nothing may be on this device yet. */
function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** Never over for a guest, nor where it cannot be read whose device this is. */
async function whenSignedIn(): Promise<void> {
  if (!(await isSignedIn().catch(() => false))) await new Promise(() => {});
}

async function isSignedIn(): Promise<boolean> {
  const [{ currentPersonId }, { guestId }] = await Promise.all([
    import('./data/database/device-db.ts'),
    import('#sync/ids.ts'),
  ]);
  return (await currentPersonId()) !== guestId;
}

import { fetchPush, postPush } from '#src/api/push.ts';
import { base64 } from '#src/lib/base64.ts';
import { inTime } from '#src/lib/in-time.ts';

// For pages and the service worker.

/**
 * Has the server wake this browser; the browser must allow it. `isWanted`: still, once the server has answered. Throws what the
 * browser and `request` throw.
 */
export async function subscribe(
  registration: ServiceWorkerRegistration,
  isWanted = () => true,
): Promise<void> {
  const { key } = await fetchPush();
  if (isWanted()) await bind(registration, key);
}

/**
 * Tells the server anew where this browser is woken, where it was subscribed: a new session, new keys of the server or another
 * address of the browser end that without a word.
 */
export async function renew(registration: ServiceWorkerRegistration, isWanted: () => boolean): Promise<void> {
  if (await registration.pushManager?.getSubscription()) await subscribe(registration, isWanted);
}

/** Where the browser has given itself another address, or has taken its own away, and the person still allows one. */
export async function subscribeAgain(registration: ServiceWorkerRegistration): Promise<void> {
  if (Notification.permission === 'granted') await subscribe(registration);
}

/** How often one was asked for: the browser answers several at once with the same subscription. */
let times = 0;

async function bind({ pushManager }: ServiceWorkerRegistration, key: string): Promise<void> {
  const held = await pushManager.getSubscription();
  if (held && !isFor(held, key)) await held.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  times += 1;
  const turn = times;
  const asked = pushManager.subscribe(options);
  const bound = await inTime(asked, 20_000, noAnswer).catch((error: unknown) => {
    // What still comes was given up: nobody was told that it is on, unless they have asked anew.
    asked.then((late) => turn === times && late.unsubscribe()).catch(() => undefined);
    throw error;
  });
  await postPush(bound.endpoint);
}

/** Chromium asks a push service that it cannot reach for ever. */
function noAnswer(): never {
  throw new DOMException('No answer of the push service', 'TimeoutError');
}

function isFor({ options: { applicationServerKey: held } }: PushSubscription, key: string): boolean {
  if (!held) return false;
  const text = base64(new Uint8Array(held));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

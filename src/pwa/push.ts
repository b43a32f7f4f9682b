import { deletePush } from '#src/api/push.ts';
import { forgetPush } from '#src/lib/forget-push.ts';
import { pushWish } from '#src/lib/push-wish.ts';
import { isIosSafari } from './ios-safari.ts';
import { renew, subscribe } from './push-subscription.ts';

export type PushState = 'unsupported' | 'install-first' | 'refused' | 'off' | 'lapsed' | 'on';

/** Whether this browser notifies the person of this device, and if not, why. */
export async function pushState(): Promise<PushState> {
  if (isIosSafari(navigator)) return 'install-first';
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  const registration = await navigator.serviceWorker.getRegistration();
  const isHeld = (await registration?.pushManager.getSubscription()) != null;
  return isHeld && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks the browser, which asks the person, and has the server wake this device. To be called by a click. Throws what `request`
 * throws, and PushError.
 */
export async function beginPush(): Promise<PushState> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'refused' : 'off';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) throw new PushError('no-worker');
  const before = await registration.pushManager.getSubscription();
  await subscribe(registration).catch(async (error: unknown) => {
    // Who asked is told that it failed, and the server may know of none: the next start must not find it on.
    if (!before) await (await registration.pushManager.getSubscription())?.unsubscribe();
    // The browser's own words, of which there are as many as browsers.
    throw error instanceof DOMException ? new PushError('no-service') : error;
  });
  pushWish.hold();
  return 'on';
}

/** Without a network, too: a server that is not told hears of it from the push service, at the next push. */
export async function endPush(): Promise<PushState> {
  await forgetPush();
  await deletePush().catch(() => undefined);
  return pushState();
}

/** Once a start, and where the person signs in again: what was turned on stays on, also where its worker had to go. */
export async function renewPush(): Promise<void> {
  const isNotTurnedOff = pushWish.fromNow();
  const state = await pushState();
  if (state !== 'on' && state !== 'off') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !isNotTurnedOff()) return;
  if (state === 'on') {
    pushWish.hold();
    await renew(registration, pushWish.isHeld);
  } else if (registration.active && Notification.permission === 'granted' && pushWish.isHeld()) {
    await subscribe(registration, pushWish.isHeld);
  }
}

export class PushError extends Error {
  readonly why: 'no-worker' | 'no-service';
  constructor(why: 'no-worker' | 'no-service') {
    super(why);
    this.why = why;
  }
}

import { pushWish } from './push-wish.ts';

/** Has this browser woken no more, and takes away what it shows outside the app: whoever comes next is somebody else. */
export async function forgetPush(): Promise<void> {
  pushWish.letGo();
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

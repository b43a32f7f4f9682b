import { pushWords } from '#src/content/push.ts';

/** `silent`: without a sound. */
export type Shown = { tag: string; text: string; href: string; silent?: boolean };

type Tray = Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>;

/** Shows something outside the app. One that is there already is put in anew, or the person would not be told that there is more in it. */
export async function showOutside(
  registration: Tray,
  { tag, text, href, silent = false }: Shown,
): Promise<void> {
  await closeOutside(registration, tag);
  await registration.showNotification(pushWords.title, {
    body: text,
    tag,
    data: { href },
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-192.png',
    lang: 'en-IN',
    silent,
  });
}

export async function closeOutside(registration: Pick<Tray, 'getNotifications'>, tag: string): Promise<void> {
  for (const there of await registration.getNotifications({ tag })) there.close();
}

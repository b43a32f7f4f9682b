import { onTestFinished, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { newId } from '#sync/ids.ts';
import type { Notification as Told } from '#sync/records/notification.ts';

type Shown = { title: string; body: string; tag: string; href: string; silent?: true };

/** A browser that shows notifications, one a tag: what is on its screen, the oldest first, and on the app's icon. */
export function outside() {
  let shown: Shown[] = [];
  const icon = { count: 0 };
  const made = {
    async getNotifications({ tag }: { tag?: string } = {}) {
      return shown
        .filter((each) => tag === undefined || each.tag === tag)
        .map((each) => ({
          tag: each.tag,
          close() {
            shown = shown.filter((other) => other !== each);
          },
        }));
    },
    async showNotification(title: string, { body = '', tag = '', data, silent }: NotificationOptions) {
      shown.push({ title, body, tag, href: data.href, ...(silent && { silent }) });
    },
  };
  // The two calls are all that is made of it.
  const registration = made as unknown as ServiceWorkerRegistration;
  vi.stubGlobal('navigator', {
    async setAppBadge(count: number) {
      icon.count = count;
    },
    clearAppBadge: async () => {},
    serviceWorker: { getRegistration: async () => registration },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { registration, icon, texts: () => shown.map(({ body }) => body), all: () => shown };
}

/** Puts something to be told of on the device. Answers its id. */
export async function tell(db: PersonDb, given: Partial<Told>): Promise<string> {
  const id = newId();
  const told = { id, accountId: newId(), event: 'account-approved' as const, aboutId: newId() };
  const at = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'notifications').put({ ...told, who: '', what: '', at, readAt: null, ...given });
  return id;
}

import { notificationsPage as words } from '#src/content/notifications.ts';
import { readNotifications } from '#src/data/notifications.ts';
import { showToast } from '#src/state/toasts.ts';

export async function markRead(ids: string[]): Promise<void> {
  try {
    await readNotifications(ids);
  } catch (error) {
    reportError(error);
    showToast({ kind: 'error', title: words.failed });
  }
}

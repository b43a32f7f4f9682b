import { notificationsPage as words } from '#src/content/notifications.ts';
import { markSeen } from '#src/data/asks.ts';
import { readNotifications } from '#src/data/notifications.ts';
import { showToast } from '#src/state/toasts.ts';

/** `answers`: of the AI, which came later, by the ids of their questions. */
export async function markRead(ids: string[], answers: string[] = []): Promise<void> {
  try {
    if (answers.length > 0) await markSeen(answers);
    await readNotifications(ids);
  } catch (error) {
    reportError(error);
    showToast({ kind: 'error', title: words.failed });
  }
}

import { notificationsPage as words } from '#src/content/notifications.ts';
import { useUnseenAsks } from '#src/data/use-asks.ts';
import { useNotifications } from '#src/data/use-notifications.ts';
import { Button } from '#src/ui/button.tsx';
import { markRead } from './mark-read.ts';
import { notificationsId } from './notification-list.tsx';

/** Beside the heading: the list may be long. Nothing moves as it goes. */
export function ReadAll() {
  const unread = (useNotifications() ?? []).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const answers = (useUnseenAsks() ?? []).map(({ id }) => id);
  if (unread.length + answers.length === 0) return null;
  return (
    <Button
      small
      onClick={() => {
        void markRead(unread, answers);
        // The button is gone by then.
        document.getElementById(notificationsId)?.focus({ preventScroll: true });
      }}
    >
      {words.readAll}
    </Button>
  );
}

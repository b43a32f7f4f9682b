import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinedNotice } from '#src/content/ai.ts';
import { reminderWords } from '#src/content/deal-tools.ts';
import { newMessages, saidBy, notificationsPage as words } from '#src/content/notifications.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import { useUnseenAsks } from '#src/data/use-asks.ts';
import { useConversations } from '#src/data/use-conversations.ts';
import { useNotifications } from '#src/data/use-notifications.ts';
import { useReminders } from '#src/data/use-pipeline.ts';
import { localDay } from '#src/lib/local-day.ts';
import { useLatePlace } from '#src/pages/asking/use-late-place.ts';
import { paths } from '#src/paths.ts';
import { openDollar } from '#src/state/dollar.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { NotificationRow } from '#src/ui/notification-row.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { isDue } from '#sync/rules/reminder.ts';
import { markRead } from './mark-read.ts';

export const notificationsId = 'notifications';

export function NotificationList() {
  const all = useNotifications();
  const isArriving = useIsArriving();
  const today = localDay(useNow());
  const due = (useReminders() ?? []).filter((deal) => isDue(deal, today));
  const joined = useUnseenAsks() ?? [];
  const placeOf = useLatePlace();
  const written = useConversations()?.filter(({ unread }) => unread > 0);
  if (all === undefined || written === undefined)
    return <RowPlaces label={words.title} row="h-25 sm:h-19" gap="gap-px" />;
  const count = all.length + due.length + written.length + joined.length;
  if (isArriving && count === 0) return <RowPlaces label={words.title} row="h-25 sm:h-19" gap="gap-px" />;
  return (
    <section
      ref={keepFocus}
      id={notificationsId}
      tabIndex={-1}
      aria-label={words.list}
      className="grid gap-4"
    >
      {count === 0 ? (
        <EmptyState icon={Bell} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <FirstRows<Row>
          name="notifications"
          rows={[
            ...due.map(({ id, dealTitle, reminderNote = '', opportunityId, remindOn }) => ({
              id,
              text: reminderWords.said(dealTitle, reminderNote),
              href: paths.opportunity(opportunityId),
              at: `${remindOn}T00:00`,
              isNew: true,
            })),
            ...written.map(({ connection: { id }, other, unread, at }) => ({
              id,
              text: newMessages(unread, other.name),
              href: paths.conversation(id),
              at,
              isNew: true,
            })),
            ...joined.map((ask) => ({
              id: ask.id,
              text: joinedNotice(ask.question),
              href: placeOf(ask),
              // Closed again it leads back, not to this list a second time.
              ...(placeOf(ask) === paths.lateAnswer(ask.id) && { state: { openedAnswer: true } }),
              at: ask.joinedAt ?? '',
              isNew: true,
              onOpen: () => openAnswer(ask),
            })),
            ...all.map((told) => ({
              id: told.id,
              ...saidBy(told),
              at: told.at,
              isNew: told.readAt === null,
              onOpen: () => told.readAt === null && void markRead([told.id]),
            })),
          ]}
        >
          {(first, list) => (
            <ul
              ref={list}
              aria-label={words.list}
              className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100"
            >
              {first.map(({ id, ...row }) => (
                <NotificationRow key={id} {...row} newWord={words.unread} />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      <TextLink alone href={paths.settingsPart('notifications')}>
        {words.mails}
      </TextLink>
    </section>
  );
}

type Row = Omit<ComponentProps<typeof NotificationRow>, 'newWord'> & { id: string };

/** An answer is seen where it is shown: until then its row stays. */
function openAnswer({ task, context }: Ask): void {
  // On its page, which fades in: opened here it would close on a phone, as with any link that leads away from it.
  if (task === 'chat') addEventListener('pushState', () => openDollar(context), { once: true });
}

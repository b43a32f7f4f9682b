import { Bell } from 'lucide-react';
import { joinedNotice } from '#src/content/ai.ts';
import { reminderWords } from '#src/content/deal-tools.ts';
import { newMessages, saidBy, notificationsPage as words } from '#src/content/notifications.ts';
import { markSeen } from '#src/data/asks.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import { readNotifications } from '#src/data/notifications.ts';
import { useUnseenAsks } from '#src/data/use-asks.ts';
import { useConversations } from '#src/data/use-conversations.ts';
import { useNotifications } from '#src/data/use-notifications.ts';
import { useReminders } from '#src/data/use-pipeline.ts';
import { localDay } from '#src/lib/local-day.ts';
import { paths } from '#src/paths.ts';
import { openDollar } from '#src/state/dollar.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { NotificationRow } from '#src/ui/notification-row.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { isDue } from '#sync/rules/reminder.ts';

export function NotificationList() {
  const all = useNotifications();
  const isArriving = useIsArriving();
  const today = localDay(useNow());
  const due = (useReminders() ?? []).filter((deal) => isDue(deal, today));
  const joined = useUnseenAsks() ?? [];
  const written = useConversations()?.filter(({ unread }) => unread > 0);
  if (all === undefined || written === undefined)
    return <RowPlaces label={words.title} row="h-25 sm:h-19" gap="gap-px" />;
  const count = all.length + due.length + written.length + joined.length;
  if (isArriving && count === 0) return <RowPlaces label={words.title} row="h-25 sm:h-19" gap="gap-px" />;
  const unread = all.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.list} className="grid gap-6">
      {count === 0 ? (
        <EmptyState icon={Bell} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <ul
          aria-label={words.list}
          className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100"
        >
          {due.map(({ id, dealTitle, reminderNote = '', opportunityId, remindOn }) => (
            <NotificationRow
              key={id}
              text={reminderWords.said(dealTitle, reminderNote)}
              href={paths.opportunity(opportunityId)}
              at={`${remindOn}T00:00`}
              isNew
              newWord={words.unread}
            />
          ))}
          {written.map(({ connection: { id }, other, unread, at }) => (
            <NotificationRow
              key={id}
              text={newMessages(unread, other.name)}
              href={paths.conversation(id)}
              at={at}
              isNew
              newWord={words.unread}
            />
          ))}
          {joined.map((ask) => (
            <NotificationRow
              key={ask.id}
              text={joinedNotice(ask.question)}
              href={placeOf(ask)}
              at={ask.joinedAt ?? ''}
              isNew
              newWord={words.unread}
              onOpen={() => openAnswer(ask)}
            />
          ))}
          {all.map((told) => (
            <NotificationRow
              key={told.id}
              {...saidBy(told)}
              at={told.at}
              isNew={told.readAt === null}
              newWord={words.unread}
              onOpen={() => told.readAt === null && void markRead([told.id])}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {unread.length > 0 && <Button onClick={() => void markRead(unread)}>{words.readAll}</Button>}
        <TextLink alone href={paths.settingsPart('notifications')}>
          {words.mails}
        </TextLink>
      </div>
    </section>
  );
}

/** Where an answer that came later is read. */
function placeOf({ context, href }: Ask): string {
  return context.startsWith(ofDeal) ? paths.opportunity(context.slice(ofDeal.length)) : href;
}

const ofDeal = 'deal:';

/** An analysis stands where it was asked for, seen or not. Any other answer is seen where it is shown: until then this row stays. */
function openAnswer({ id, task, context }: Ask): void {
  if (task === 'chat') openDollar(context);
  if (task === 'analysis') markSeen([id]).catch(reportError);
}

async function markRead(ids: string[]): Promise<void> {
  try {
    await readNotifications(ids);
  } catch (error) {
    reportError(error);
    showToast({ kind: 'error', title: words.failed });
  }
}

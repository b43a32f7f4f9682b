import { MessageSquare } from 'lucide-react';
import { useLocation } from 'wouter';
import { messagesLabel } from '#src/content/notifications.ts';
import { useUnreadMessages } from '#src/data/use-conversations.ts';
import { useUnreadCount } from '#src/data/use-notifications.ts';
import { paths } from '#src/paths.ts';
import { useCountOutside } from '#src/pwa/use-count-outside.ts';
import { useCountedOutbox } from '#src/state/counted-outbox.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { CountedLink } from '#src/ui/counted-link.tsx';
import { useToday } from '#src/ui/use-today.ts';
import type { Account } from '#sync/records/account.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';

/**
 * What the header has for somebody who is signed in: messages, where phones have room only for new ones; notifications;
 * and the menu, which on phones is in the bottom navigation.
 */
export function OwnCorner({ account, onSignOut }: { account: Account; onSignOut: () => void }) {
  const [location] = useLocation();
  const unreadMessages = useUnreadMessages();
  const unreadCount = useUnreadCount(useToday());
  const attention = useSyncFacts((facts) => facts.attention);
  const isCounted = useCountedOutbox(({ personId }) => personId === account.id);
  const isRead = unreadMessages !== undefined && unreadCount !== undefined && isCounted;
  useCountOutside(isRead ? unreadMessages + unreadCount + attention : undefined);
  const messages = unreadMessages ?? 0;
  return (
    <>
      <span
        data-news={messages > 0 || undefined}
        className={`xl:ms-auto ${messages === 0 ? 'hidden md:block' : ''}`}
      >
        <CountedLink
          href={paths.messages}
          icon={MessageSquare}
          label={messagesLabel(messages)}
          count={messages}
          current={location.startsWith(paths.messages)}
        />
      </span>
      <Bell unread={unreadCount ?? 0} />
      <span className="hidden min-w-0 md:block md:shrink!">
        <AccountMenu name={account.fullName} userType={account.userType} onSignOut={onSignOut} />
      </span>
    </>
  );
}

import { Bell as BellIcon } from 'lucide-react';
import { useLocation } from 'wouter';
import { bellLabel } from '#src/content/notifications.ts';
import { paths } from '#src/paths.ts';
import { CountedLink } from '#src/ui/counted-link.tsx';

/** Leads to the notifications and counts the new ones. */
export function Bell({ unread }: { unread: number }) {
  const [location] = useLocation();
  return (
    <span data-bell>
      <CountedLink
        href={paths.notifications}
        icon={BellIcon}
        label={bellLabel(unread)}
        count={unread}
        current={location === paths.notifications}
      />
    </span>
  );
}

import { Bell } from 'lucide-react';
import { notificationsPage as words } from '#src/content/notifications.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { NotificationList } from './notification-list.tsx';
import { PastMessages } from './past-messages.tsx';

export function NotificationsPage() {
  const account = useAccount();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHeading title={words.title} lead={words.lead} />
      {account === undefined && <LoadingList label={words.title} />}
      {account === null && (
        <SignInFirst
          icon={Bell}
          title={words.signIn}
          href={paths.loginThen(paths.notifications)}
          label={words.login}
        />
      )}
      {account && <NotificationList />}
      <PastMessages />
    </div>
  );
}

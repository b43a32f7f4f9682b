import { Bell } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { notificationsPage as words } from '#src/content/notifications.ts';
import { useAccount } from '#src/data/use-account.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { paths } from '#src/paths.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { NotificationList } from './notification-list.tsx';
import { PastMessages } from './past-messages.tsx';
import { ReadAll } from './read-all.tsx';

const LateAnswer = lazyPart(async () => (await import('./late-answer.tsx')).LateAnswer);

export function NotificationsPage() {
  const account = useAccount();
  const [address] = useSearchParams();
  const answerId = address.get('answer');
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4 screenful sm:gap-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <PageHeading onPhone="small" title={words.title} lead={words.lead} />
        {account && <ReadAll />}
      </div>
      {account === undefined && <RowPlaces label={words.title} row="h-25 sm:h-19" gap="gap-px" />}
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
      {account && answerId !== null && <LateAnswer key={answerId} id={answerId} />}
    </div>
  );
}

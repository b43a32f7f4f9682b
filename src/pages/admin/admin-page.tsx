import { ShieldCheck } from 'lucide-react';
import { adminPage as words } from '#src/content/admin.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { useOpenedList } from '#src/state/opened-list.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { AccountQueue } from './account-queue.tsx';
import { AdminNav } from './admin-nav.tsx';
import { Articles } from './articles.tsx';
import { AssistantPart } from './assistant-part.tsx';
import { AuditLog } from './audit-log.tsx';
import { DirectoryPart } from './directory-part.tsx';
import { MessageList } from './message-list.tsx';
import { PitchQueue } from './pitch-queue.tsx';
import { PlanQueue } from './plan-queue.tsx';
import { ReportQueue } from './report-queue.tsx';
import { Testimonials } from './testimonials.tsx';

/** For admins. The server decides who is one: to others this page only says so. */
export function AdminPage({ part = 'pitches' }: { part?: string }) {
  const account = useAccount();
  const opened = useOpenedList(({ file }) => file);
  const here = useHere();
  return (
    <div className="grid gap-6 screenful">
      <PageHeading title={words.title} />
      {account === undefined && <LoadingList label={words.title} />}
      {account !== undefined && account?.userType !== 'admin' && (
        <EmptyState
          icon={ShieldCheck}
          title={words.nobody.title}
          action={
            // The links in the mails to the desk lead here.
            account === null ? (
              <ButtonLink href={paths.loginThen(here)} look="primary">
                {words.nobody.logIn}
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.dashboard}>{words.nobody.dashboard}</ButtonLink>
            )
          }
        >
          {opened && part === 'directory' ? words.opened(opened.name) : words.nobody.text}
        </EmptyState>
      )}
      {account?.userType === 'admin' && (
        <>
          <AdminNav part={part} />
          <Part part={part} />
        </>
      )}
    </div>
  );
}

function Part({ part }: { part: string }) {
  switch (part) {
    case 'accounts':
      return <AccountQueue />;
    case 'plans':
      return <PlanQueue />;
    case 'reports':
      return <ReportQueue />;
    case 'messages':
      return <MessageList />;
    case 'articles':
      return <Articles />;
    case 'testimonials':
      return <Testimonials />;
    case 'directory':
      return <DirectoryPart />;
    case 'assistant':
      return <AssistantPart />;
    case 'audit':
      return <AuditLog />;
    default:
      return <PitchQueue />;
  }
}

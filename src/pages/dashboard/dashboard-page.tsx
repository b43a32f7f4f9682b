import { LayoutDashboard } from 'lucide-react';
import { dashboardPage as words } from '#src/content/dashboard.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { DashboardPlaces, LeadPlace } from './dashboard-places.tsx';
import { FounderDashboard } from './founder-dashboard.tsx';
import { InvestorDashboard } from './investor-dashboard.tsx';

export function DashboardPage() {
  const account = useAccount();
  const here = useHere();
  if (account?.userType === 'investor')
    return (
      <div className="grid gap-6 screenful">
        <PageHeading {...words.investor} />
        <InvestorDashboard account={account} />
      </div>
    );
  if (account?.userType === 'entrepreneur')
    return (
      <div className="grid gap-6 screenful">
        <PageHeading {...words.founder} />
        <FounderDashboard account={account} />
      </div>
    );
  return (
    <div className="grid gap-6 screenful">
      <PageHeading {...words.plain} lead={account === undefined && <LeadPlace />} />
      {account === undefined && <DashboardPlaces label={words.plain.title} whose="investor" />}
      {account === null && (
        <SignInFirst
          icon={LayoutDashboard}
          title={words.signIn}
          href={paths.loginThen(here)}
          label={words.login}
          also={<ButtonLink href={paths.drafts}>{words.guestDrafts}</ButtonLink>}
        />
      )}
      {account && (
        <EmptyState
          icon={LayoutDashboard}
          title={words.admin}
          action={
            <ButtonLink href={paths.admin} look="primary">
              {words.toAdmin}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

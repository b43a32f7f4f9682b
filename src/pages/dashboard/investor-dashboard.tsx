import { dashboardPage as words } from '#src/content/dashboard.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useConnections } from '#src/data/use-connections.ts';
import { ConnectionList } from '#src/pages/connections/connection-list.tsx';
import { Shortlist } from '#src/pages/connections/shortlist.tsx';
import { Portfolio } from '#src/pages/portfolio/portfolio.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { Account } from '#sync/records/account.ts';
import { isAwaiting } from '#sync/rules/connections.ts';
import { DashboardMessages } from './dashboard-messages.tsx';
import { DashboardPlaces } from './dashboard-places.tsx';
import { InvestorOverview } from './investor-overview.tsx';
import { useDashboardTab } from './use-dashboard-tab.ts';

const tabs = ['overview', 'investments', 'connections', 'messages'] as const;

export function InvestorDashboard({ account }: { account: Account }) {
  const [chosen, choose] = useDashboardTab(tabs);
  const connections = useArrived(useConnections());
  if (connections === undefined) return <DashboardPlaces label={words.investor.title} whose="investor" />;
  const requests = connections.filter((each) => isAwaiting(each, account.id));
  return (
    <Tabs
      label={words.investor.title}
      tabs={tabs.map((id) => ({ id, title: words.tabs[id] }))}
      chosen={chosen}
      onChoose={choose}
    >
      {chosen === 'overview' && (
        <InvestorOverview account={account} connections={connections} requests={requests} />
      )}
      {chosen === 'investments' && <Portfolio account={account} />}
      {chosen === 'connections' && (
        <div className="grid gap-10">
          <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.requests}>
            <SectionHeading title={words.requests} />
            <ConnectionList tab="requests" connections={requests} account={account} />
          </section>
          <section>
            <SectionHeading title={words.shortlist} />
            <Shortlist />
          </section>
        </div>
      )}
      {chosen === 'messages' && <DashboardMessages requests={requests} account={account} />}
    </Tabs>
  );
}

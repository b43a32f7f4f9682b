import { dashboardPage as words } from '#src/content/dashboard.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useConnections } from '#src/data/use-connections.ts';
import { Portfolio } from '#src/pages/portfolio/portfolio.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { Account } from '#sync/records/account.ts';
import { isAwaiting } from '#sync/rules/connections.ts';
import { DashboardMessages } from './dashboard-messages.tsx';
import { DashboardPlaces } from './dashboard-places.tsx';
import { InvestorConnections } from './investor-connections.tsx';
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
        <InvestorConnections account={account} connections={connections} requests={requests} />
      )}
      {chosen === 'messages' && <DashboardMessages requests={requests} account={account} />}
    </Tabs>
  );
}

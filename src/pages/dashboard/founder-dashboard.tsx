import { dashboardPage as words } from '#src/content/dashboard.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import { useConnections } from '#src/data/use-connections.ts';
import { useOwnPitches } from '#src/data/use-own-pitches.ts';
import { useCompany } from '#src/data/use-profile.ts';
import { ConnectionList } from '#src/pages/connections/connection-list.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import type { Account } from '#sync/records/account.ts';
import { isAwaiting } from '#sync/rules/connections.ts';
import { DashboardMessages } from './dashboard-messages.tsx';
import { DashboardPlaces } from './dashboard-places.tsx';
import { FounderOverview } from './founder-overview.tsx';
import { PitchList } from './pitch-list.tsx';
import { useDashboardTab } from './use-dashboard-tab.ts';

const tabs = ['overview', 'pitches', 'connections', 'messages'] as const;

export function FounderDashboard({ account }: { account: Account }) {
  const [chosen, choose] = useDashboardTab(tabs);
  const connections = useConnections();
  const pitches = useOwnPitches();
  const company = useCompany();
  const isArriving = useIsArriving();
  const places = <DashboardPlaces label={words.founder.title} whose="founder" />;
  if (connections === undefined || pitches === undefined || company === undefined) return places;
  // What is here is shown, above all a pitch that was not sent.
  if (isArriving && connections.length + pitches.length === 0) return places;
  const requests = connections.filter((each) => isAwaiting(each, account.id));
  return (
    <Tabs
      label={words.founder.title}
      tabs={tabs.map((id) => ({ id, title: words.tabs[id] }))}
      chosen={chosen}
      onChoose={choose}
    >
      {chosen === 'overview' && (
        <FounderOverview
          account={account}
          connections={connections}
          requests={requests}
          pitches={pitches}
          company={company}
          isArriving={isArriving}
        />
      )}
      {chosen === 'pitches' && <PitchList pitches={pitches} company={company} isArriving={isArriving} />}
      {chosen === 'connections' && (
        <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.requests}>
          <ConnectionList tab="requests" connections={requests} account={account} />
        </section>
      )}
      {chosen === 'messages' && <DashboardMessages requests={requests} account={account} />}
    </Tabs>
  );
}

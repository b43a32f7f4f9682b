import { dashboardPage as words } from '#src/content/dashboard.ts';
import { portfolioFigures as figures } from '#src/content/portfolio.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { useInvestments } from '#src/data/use-investments.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { useReminders } from '#src/data/use-pipeline.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { paths } from '#src/paths.ts';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Account } from '#sync/records/account.ts';
import type { Investment } from '#sync/records/investment.ts';
import { portfolioOf } from '#sync/rules/portfolio.ts';
import { OverviewPlaces } from './dashboard-places.tsx';
import { PendingRequests, useBeginsWithPending } from './pending-requests.tsx';
import { RecentDeals } from './recent-deals.tsx';
import { Reminders } from './reminders.tsx';

export function InvestorOverview({
  account,
  connections,
  requests,
}: {
  account: Account;
  connections: ConnectionHere[];
  requests: ConnectionHere[];
}) {
  const held = useInvestments();
  const listed = useOpportunities();
  const reminders = useReminders();
  const beginsWithPending = useBeginsWithPending(requests);
  const investments = useArrived(held);
  const opportunities = useArrived(listed);
  // Nothing of it is shown before: what is read last would push the rest down.
  if (!held || !listed || !reminders) return <OverviewPlaces label={words.tabs.overview} whose="investor" />;
  const connected = connections.filter(({ status }) => status === 'accepted').length;
  const pending = <PendingRequests requests={requests} account={account} />;
  return (
    <div className="grid gap-10">
      {beginsWithPending && pending}
      {investments === undefined ? (
        <RowPlaces label={words.tabs.investments} rows={1} row="h-46 md:h-22 lg:h-25" />
      ) : (
        <Totals investments={investments} connected={connected} account={account} />
      )}
      <Reminders reminders={reminders} />
      <section>
        <SectionHeading
          title={words.recent}
          more={
            <TextLink alone href={paths.explore}>
              {words.allDeals}
            </TextLink>
          }
        />
        <RecentDeals opportunities={opportunities} />
      </section>
      {!beginsWithPending && pending}
    </div>
  );
}

function Totals({
  investments,
  connected,
  account,
}: {
  investments: Investment[];
  connected: number;
  account: Account;
}) {
  const { holdings, active, successful } = portfolioOf(investments);
  const invested =
    holdings.map(({ currency, invested: sum }) => formatAmount(sum, currency)).join(' + ') ||
    formatAmount(0, account.currency ?? 'INR');
  return (
    <FigureGrid
      figures={[
        { label: figures.invested, figure: invested },
        { label: figures.active, figure: String(active) },
        { label: figures.connections, figure: String(connected) },
        { label: figures.successful, figure: String(successful) },
      ]}
    />
  );
}

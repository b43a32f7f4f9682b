import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { useDrafts } from '#src/data/use-drafts.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { grouped } from '#src/lib/grouped.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { useSyncStatus } from '#src/state/sync-status.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Moment } from '#src/ui/moment.tsx';

/** What works right now, network or not: counted, not claimed. */
export function OnThisDevice() {
  const opportunities = useOpportunities();
  const drafts = useDrafts();
  const { waiting, lastSyncedAt } = useSyncStatus();
  const everSynced = useEverSynced();
  const mayArrive = useMayArrive();
  const listed = opportunities?.filter(isListed).length;
  const isFirstFetch = listed === 0 && !everSynced && mayArrive;
  // Nothing is read, nor kept, where the browser gives no database.
  const unread = useDatabaseFault() === 'missing' ? 0 : undefined;
  return (
    // Without a script nothing is on this device.
    <div className="only-with-scripts">
      <Card className="p-5 shadow-lift-more sm:p-6">
        <h2 className="mb-2 font-semibold">On this device</h2>
        <Facts
          facts={[
            { name: 'Opportunities', value: count(isFirstFetch ? undefined : (listed ?? unread)) },
            { name: 'Your drafts', value: count(drafts?.length ?? unread) },
            { name: 'Waiting to be sent', value: count(waiting) },
            { name: 'Last up to date', value: lastSyncedAt ? <Moment at={lastSyncedAt} /> : 'not yet' },
          ]}
        />
      </Card>
    </div>
  );
}

function count(number: number | undefined): string {
  return number === undefined ? '…' : grouped(number);
}

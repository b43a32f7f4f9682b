import { FileQuestion, WifiOff } from 'lucide-react';
import { useOpportunityAndReader } from '#src/data/use-opportunities.ts';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import type { Connection } from '#src/state/status-channel.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { OpportunityDetail } from './opportunity-detail.tsx';

export function OpportunityPage({ id }: { id: string }) {
  const read = useOpportunityAndReader(id);
  const connection = useSyncFacts((facts) => facts.connection);

  if (read === undefined) {
    return (
      <NeedsDatabase title="Investment Opportunity">
        <LoadingList label="Loading opportunity" />
      </NeedsDatabase>
    );
  }
  const { opportunity, reader } = read;
  if (opportunity) return <OpportunityDetail opportunity={opportunity} reader={reader} />;
  if (connection === 'ok') return <OpportunityMissing />;
  return (
    <div className="grid gap-6 screenful">
      <PageHeading title="Investment Opportunity" />
      {connection === 'unknown' ? (
        <LoadingList label="Fetching opportunities" />
      ) : (
        <NotSaved connection={connection} />
      )}
    </div>
  );
}

function NotSaved({ connection }: { connection: Connection }) {
  return (
    <EmptyState
      icon={WifiOff}
      title={connection === 'offline' ? 'No network, and nothing saved yet' : 'Nothing saved yet'}
      action={<Button onClick={syncNow}>Retry</Button>}
    >
      This opportunity is not on this device. Once it has arrived it can be read here, offline too.
    </EmptyState>
  );
}

function OpportunityMissing() {
  return (
    <div className="grid gap-6 screenful">
      <PageHeading title="Investment Opportunity Not Found" />
      <EmptyState
        icon={FileQuestion}
        title="It may have been withdrawn"
        action={
          <ButtonLink href={paths.explore} look="primary">
            Explore opportunities
          </ButtonLink>
        }
      >
        The address may also be wrong, or the opportunity may still be in review.
      </EmptyState>
    </div>
  );
}

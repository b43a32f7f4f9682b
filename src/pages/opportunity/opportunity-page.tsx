import { FileQuestion, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useAbsence } from '#src/data/database/use-absence.ts';
import { useOpportunityAndReader } from '#src/data/use-opportunities.ts';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import type { Account } from '#sync/records/account.ts';
import { KeptNotes } from './kept-notes.tsx';
import { OpportunityDetail } from './opportunity-detail.tsx';

export function OpportunityPage({ id }: { id: string }) {
  const read = useOpportunityAndReader(id);

  if (read === undefined) {
    return (
      <NeedsDatabase title="Investment Opportunity">
        <LoadingList label="Loading opportunity" />
      </NeedsDatabase>
    );
  }
  const { opportunity, reader } = read;
  if (opportunity) return <OpportunityDetail opportunity={opportunity} reader={reader} />;
  return <OpportunityAbsent id={id} reader={reader} />;
}

function OpportunityAbsent({ id, reader }: { id: string; reader: Account | null }) {
  const absence = useAbsence();
  // What was shown is not taken away while the deal is asked for again: somebody may be writing in it.
  const [isTold, setTold] = useState(false);
  if (!isTold && absence !== 'arriving') setTold(true);
  return (
    <div className="grid gap-6 screenful">
      <PageHeading
        title={absence === 'gone' ? 'Investment Opportunity Not Found' : 'Investment Opportunity'}
      />
      {absence === 'arriving' && <LoadingList label="Fetching opportunities" />}
      {absence === 'unknown' && <NotSaved />}
      {absence === 'gone' && <Gone />}
      {isTold && reader?.userType === 'investor' && <KeptNotes opportunityId={id} />}
    </div>
  );
}

function NotSaved() {
  const connection = useSyncFacts((facts) => facts.connection);
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

function Gone() {
  return (
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
  );
}

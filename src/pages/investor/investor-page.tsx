import { FileQuestion, WifiOff } from 'lucide-react';
import { investorWords as words } from '#src/content/investor.ts';
import { useAbsence } from '#src/data/database/use-absence.ts';
import { useInvestorCard } from '#src/data/use-investor-cards.ts';
import { paths } from '#src/paths.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { InvestorProfile } from './investor-profile.tsx';

export function InvestorPage({ id }: { id: string }) {
  const investor = useInvestorCard(id);
  const absence = useAbsence();
  const connection = useSyncFacts((facts) => facts.connection);
  if (investor) return <InvestorProfile investor={investor} />;
  if (investor === undefined || absence === 'arriving') return <LoadingList label={words.loading} />;
  const isMissing = absence === 'gone';
  return (
    <div className="grid gap-6">
      <PageHeading title={isMissing ? words.missing : words.title} />
      {isMissing ? (
        <EmptyState
          icon={FileQuestion}
          title={words.missingTitle}
          action={<ButtonLink href={paths.investorSearch}>{words.back}</ButtonLink>}
        >
          {words.missingDetail}
        </EmptyState>
      ) : (
        <EmptyState
          icon={WifiOff}
          title={connection === 'offline' ? words.offlineTitle : words.notHereTitle}
          action={<Button onClick={syncNow}>{words.retry}</Button>}
        >
          {words.notHereDetail}
        </EmptyState>
      )}
    </div>
  );
}

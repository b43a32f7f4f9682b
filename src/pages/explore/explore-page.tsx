import { SearchX, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '#src/data/use-account.ts';
import { useEverSynced } from '#src/data/use-ever-synced.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { countOf } from '#src/lib/count-of.ts';
import { dealOf, isListed } from '#src/lib/deal-of.ts';
import { paths } from '#src/paths.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid, DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { matches } from '#sync/rules/opportunity-filters.ts';
import { ExploreFilterPanel } from './explore-filter-panel.tsx';
import { useExploreFilters } from './use-explore-filters.ts';

export function ExplorePage() {
  const { filters, setFilter, clear } = useExploreFilters();
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Explore Investment Opportunities"
        documentTitle="Explore"
        lead="Startups raising now. The list is kept on this device and answers without a network."
      />
      <div className="grid items-start gap-5 lg:grid-cols-[17rem_1fr] lg:gap-8">
        <div className="grid gap-3 lg:col-start-2">
          <SearchField
            label="Search opportunities"
            placeholder="Title, description or industry"
            value={filters.q}
            onChange={(text) => setFilter('q', text)}
          />
        </div>
        <div className="lg:sticky lg:top-22 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ExploreFilterPanel filters={filters} onChange={setFilter} onClear={clear} />
        </div>
        <div className="lg:col-start-2">
          <Results key={JSON.stringify(filters)} filters={filters} onClear={clear} />
        </div>
      </div>
    </div>
  );
}

const cardsAtOnce = 24;

function Results({
  filters,
  onClear,
}: {
  filters: ReturnType<typeof useExploreFilters>['filters'];
  onClear: () => void;
}) {
  const opportunities = useOpportunities();
  const account = useAccount();
  const everSynced = useEverSynced();
  const mayArrive = useMayArrive();
  const [shown, setShown] = useState(cardsAtOnce);
  const listed = opportunities?.filter(isListed);

  if (listed === undefined || (listed.length === 0 && !everSynced && mayArrive)) {
    return <DealGridSkeleton cards={6} />;
  }
  if (listed.length === 0 && !everSynced) {
    return (
      <EmptyState
        icon={WifiOff}
        title="No network, and nothing saved yet"
        action={<Button onClick={syncNow}>Retry</Button>}
      >
        Opportunities appear here, and stay on this device, once it has been online.
      </EmptyState>
    );
  }
  const found = listed.filter((opportunity) => matches(opportunity, filters));
  if (found.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No opportunities found"
        action={<Button onClick={onClear}>Clear Filters</Button>}
      >
        Try fewer words, another stage or a wider range of amounts.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Results</h2>
      <p role="status" className="text-quiet">
        {countOf(found.length, 'opportunity', 'opportunities')}
      </p>
      <DealGrid>
        {found.slice(0, shown).map((opportunity) => {
          const href = paths.opportunity(opportunity.id);
          return (
            <li key={opportunity.id}>
              <DealCard
                deal={dealOf(opportunity)}
                href={href}
                detailsHref={account ? href : paths.registerThen(href)}
              />
            </li>
          );
        })}
      </DealGrid>
      {found.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + cardsAtOnce)}>
          Show more
        </Button>
      )}
    </div>
  );
}

import { useRef } from 'react';
import { orderWords, exploreWords as words } from '#src/content/explore.ts';
import { useDealsHere } from '#src/data/database/use-deals-here.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { countOf } from '#src/lib/count-of.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { NothingFetched } from '#src/pages/opportunity/nothing-fetched.tsx';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { moneyOf } from '#sync/rules/countries.ts';
import { matching } from '#sync/rules/opportunity-filters.ts';
import { opportunityOrders, sorted } from '#sync/rules/opportunity-sort.ts';
import { AiSearch } from './ai-search.tsx';
import { ExploreFilterPanel } from './explore-filter-panel.tsx';
import { FoundDeals } from './found-deals.tsx';
import { NoneFound } from './none-found.tsx';
import { otherCurrencies } from './other-currencies.ts';
import { useExploreFilters } from './use-explore-filters.ts';

export function ExplorePage() {
  const { filters, order, setOrder, setFilter, clear } = useExploreFilters();
  const results = useRef<HTMLElement>(null);
  // The button that was pressed is gone by then.
  const goToResults = () => results.current?.focus({ preventScroll: true });
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeading
        onPhone="in-one-line"
        title="Explore Investment Opportunities"
        lead="Startups raising now. The list is kept on this device and answers without a network."
      />
      {/* On a phone in two rows, so that the first deal is in sight. */}
      <div className="flex flex-wrap items-start gap-2 lg:grid lg:grid-cols-[17rem_1fr_17rem] lg:gap-x-3 lg:gap-y-8">
        <div className="min-w-36 grow basis-[calc(100%-9rem)] lg:col-start-2 lg:self-end">
          <SearchField
            label="Search opportunities"
            placeholder="Title, text or industry"
            value={filters.q}
            onChange={(text) => setFilter('q', text)}
          />
        </div>
        <div className="contents lg:sticky lg:top-22 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:me-5 lg:block">
          <ExploreFilterPanel filters={filters} onChange={setFilter} onClear={clear} />
        </div>
        <div className="min-w-34 grow basis-[calc(100%-9rem)] max-lg:*:grid-cols-[auto_1fr] max-lg:*:items-center max-lg:*:gap-x-2 max-lg:[&>div>div]:col-span-full">
          <SelectField
            label={words.sort}
            hint={
              order === 'raised' || order === 'minimum'
                ? words.oneCurrency(moneyOf(filters.currency))
                : undefined
            }
            options={opportunityOrders.map((value) => ({ value, label: orderWords[value] }))}
            value={order}
            onChange={({ target }) =>
              setOrder(opportunityOrders.find((each) => each === target.value) ?? opportunityOrders[0])
            }
          />
        </div>
        <div className="contents lg:col-span-2 lg:col-start-2 lg:grid lg:gap-6">
          <NeedsDatabase>
            <AiSearch searched={filters.q} />
            <section ref={results} tabIndex={-1} aria-label="Results" className="w-full">
              <Results
                filters={filters}
                order={order}
                onCurrency={(currency) => {
                  setFilter('currency', currency);
                  goToResults();
                }}
                onClear={() => {
                  clear();
                  goToResults();
                }}
              />
            </section>
          </NeedsDatabase>
        </div>
      </div>
    </div>
  );
}

function Results({
  filters,
  order,
  onCurrency,
  onClear,
}: Pick<ReturnType<typeof useExploreFilters>, 'filters' | 'order'> & {
  onCurrency: (currency: string) => void;
  onClear: () => void;
}) {
  const listed = useOpportunities()?.filter(isListed);
  const standing = useDealsHere(listed);

  if (listed === undefined || standing === 'arriving') return <DealGridSkeleton cards={6} />;
  if (standing === 'missing') return <NothingFetched />;
  const found = sorted(listed.filter(matching(filters)), order, filters.currency);
  return (
    <div className="grid gap-4">
      {found.length > 0 && <h2 className="sr-only">Results</h2>}
      {/* It stays where nothing is found, too: a screen reader tells what changes in it. */}
      <p role="status" className="text-quiet">
        {countOf(found.length, 'opportunity', 'opportunities')}
      </p>
      {found.length === 0 ? (
        <NoneFound
          asked={filters.currency}
          currencies={otherCurrencies(listed, filters)}
          onCurrency={onCurrency}
          onClear={onClear}
        />
      ) : (
        // Another question begins at the top of its answer.
        <FoundDeals key={JSON.stringify([filters, order])} found={found} />
      )}
    </div>
  );
}

import { UserRoundSearch, WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { investorWords, investorSearch as words } from '#src/content/investor.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { useInvestorCards } from '#src/data/use-investor-cards.ts';
import { askedNow } from '#src/lib/asked-now.ts';
import { countOf } from '#src/lib/count-of.ts';
import { rangeOf } from '#src/lib/range-of.ts';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { LinkCard } from '#src/ui/link-card.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { pitchIndustries } from '#sync/catalog.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { isInvestorLike } from './is-investor-like.ts';

const cardsAtOnce = 24;

export function InvestorSearchPage() {
  const [query, setQuery] = useSearchParams();
  const found = useRef<HTMLElement>(null);
  const asked = { q: query.get('q') ?? '', industry: query.get('industry') ?? '' };
  const ask = (more: Partial<typeof asked>) => {
    const set = Object.entries({ ...Object.fromEntries(askedNow()), ...more }).filter(
      ([, value]) => value !== '',
    );
    setQuery(new URLSearchParams(set), { replace: true });
  };
  return (
    <div className="grid gap-6">
      <PageHeading title={words.title} lead={words.lead} />
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_16rem]">
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={asked.q}
          onChange={(q) => ask({ q })}
        />
        <SelectField
          label={words.industry}
          placeholder={words.allIndustries}
          options={pitchIndustries}
          value={asked.industry}
          onChange={({ target }) => ask({ industry: target.value })}
        />
      </div>
      <ListRoom>
        <NeedsDatabase>
          <section ref={found} tabIndex={-1} aria-label={words.found}>
            <Results
              asked={asked}
              onClear={() => {
                ask({ q: '', industry: '' });
                // The button is gone by then.
                found.current?.focus({ preventScroll: true });
              }}
            />
          </section>
        </NeedsDatabase>
      </ListRoom>
      <p>
        <TextLink alone href={paths.fundraise}>
          {words.more}
        </TextLink>
      </p>
    </div>
  );
}

function Results({ asked, onClear }: { asked: { q: string; industry: string }; onClear: () => void }) {
  const investors = useInvestorCards();
  const everSynced = useEverSynced();
  const mayArrive = useMayArrive();
  const connection = useSyncFacts((facts) => facts.connection);
  if (investors === undefined || (investors.length === 0 && !everSynced && mayArrive))
    return <LoadingList label={words.search} />;
  if (investors.length === 0 && !everSynced)
    return (
      <EmptyState
        icon={WifiOff}
        title={connection === 'offline' ? investorWords.offlineTitle : investorWords.failedTitle}
        action={<Button onClick={syncNow}>{investorWords.retry}</Button>}
      />
    );
  const found = investors.filter((investor) => isInvestorLike(investor, asked));
  return (
    <div className="grid gap-4">
      {/* It stays where nobody is found, too: a screen reader tells what changes in it. */}
      <p role="status" className="text-quiet">
        {countOf(found.length, 'investor', 'investors')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={UserRoundSearch}
          title={words.empty}
          action={<Button onClick={onClear}>{words.clear}</Button>}
        >
          {words.emptyDetail}
        </EmptyState>
      ) : (
        // Another question begins at the top of its answer.
        <FirstRows key={JSON.stringify(asked)} name="investors" rows={found} atOnce={cardsAtOnce}>
          {(first, list) => (
            <ul ref={list} className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
              {first.map((investor) => (
                <li key={investor.id} tabIndex={-1}>
                  <LinkCard
                    href={paths.investor(investor.id)}
                    title={investor.fullName}
                    text={lineOf(investor)}
                    note={rangeOf(investor) ?? undefined}
                  />
                </li>
              ))}
            </ul>
          )}
        </FirstRows>
      )}
    </div>
  );
}

function lineOf({ location, areasOfExpertise }: InvestorCard): string {
  return [location, areasOfExpertise.slice(0, 2).join(', ')].filter(Boolean).join('. ');
}

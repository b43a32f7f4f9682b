import { SearchX, WifiOff } from 'lucide-react';
import { searchWords as words } from '#src/content/search.ts';
import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FilterLink } from '#src/ui/filter-link.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { type ResultKind, resultKinds } from '#sync/ai/rules/search-content.ts';
import { ResultCard } from './result-card.tsx';
import { SearchForm } from './search-form.tsx';
import { useSearchQuery } from './use-search-query.ts';
import { useSearchResults } from './use-search-results.ts';

const tabs = [
  { id: 'all', title: words.all },
  ...resultKinds.map((id) => ({ id, title: words.kinds[id] })),
] as const;

export function SearchPage() {
  const { query, kind, search, choose } = useSearchQuery();
  return (
    <div className="grid gap-8">
      <PageHeading title={words.title} lead={words.lead} />
      <SearchForm key={query} query={query} onSearch={search} />
      <section>
        <SectionHeading title={words.suggestionsTitle} />
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {words.suggestions.map((suggested) => (
            <li key={suggested}>
              <FilterLink href={paths.searchFor(suggested)}>{suggested}</FilterLink>
            </li>
          ))}
        </ul>
      </section>
      {query !== '' && (
        <Tabs label={words.kindLabel} tabs={tabs} chosen={kind} onChoose={choose}>
          <ListRoom>
            <Results query={query} kind={kind} onAll={() => choose('all')} />
          </ListRoom>
        </Tabs>
      )}
    </div>
  );
}

function Results({ query, kind, onAll }: { query: string; kind: ResultKind | 'all'; onAll: () => void }) {
  const found = useSearchResults(query);
  if (!found) return <LoadingList label={words.loading} />;
  if (found.isEmptyDevice)
    return (
      <EmptyState icon={WifiOff} title={words.notHere.title}>
        {words.notHere.detail}
      </EmptyState>
    );
  const shown = found.results.filter((result) => kind === 'all' || result.kind === kind);
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <p role="status" className="text-quiet">
        {countOf(shown.length, words.found.one, words.found.many)}
      </p>
      {shown.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={words.none.title}
          action={kind !== 'all' && <Button onClick={onAll}>{words.none.all}</Button>}
        >
          {words.none.detail}
        </EmptyState>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {shown.map((result) => (
          <li key={`${result.kind} ${result.id}`} className="grid min-w-0">
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={paths.investorsLike(query)}>{words.investors(query)}</TextLink>
      </p>
    </>
  );
}

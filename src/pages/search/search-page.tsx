import { useRef } from 'react';
import { searchWords as words } from '#src/content/search.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { FilterLink } from '#src/ui/filter-link.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { ResultKind } from '#sync/ai/rules/search-content.ts';
import { SearchForm } from './search-form.tsx';
import { resultKinds, useSearchQuery } from './use-search-query.ts';

/** With the rules that find: the page is shown before them. */
const SearchResults = lazyPart(async () => (await import('./search-results.tsx')).SearchResults);

const tabs: { id: ResultKind | 'all'; title: string }[] = [
  { id: 'all', title: words.all },
  ...resultKinds.map((id) => ({ id, title: words.kinds[id] })),
];

export function SearchPage() {
  const { query, kind, search, choose } = useSearchQuery();
  const found = useRef<HTMLElement>(null);
  return (
    <div className="grid gap-8">
      <PageHeading title={words.title} lead={words.lead} />
      <section
        ref={found}
        id="found"
        tabIndex={-1}
        aria-label={words.foundLabel}
        className="grid scroll-mt-22 gap-8 outline-none"
      >
        <SearchForm query={query} onSearch={search} />
        {query !== '' && (
          <Tabs label={words.kindLabel} tabs={tabs} chosen={kind} onChoose={choose}>
            <ListRoom>
              <NeedsDatabase>
                <SearchResults
                  query={query}
                  kind={kind}
                  onAll={() => {
                    choose('all');
                    // The button is gone by then.
                    found.current?.focus({ preventScroll: true });
                  }}
                />
              </NeedsDatabase>
            </ListRoom>
          </Tabs>
        )}
      </section>
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
    </div>
  );
}

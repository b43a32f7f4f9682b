import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { serverWords } from '#src/content/directory.ts';
import { useInvestorSearch } from '#src/directory/use-investor-search.ts';
import { type ServerSearch, useServerSearch } from '#src/directory/use-server-search.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { countOf } from '#src/lib/count-of.ts';
import { KeptPartChoice } from '#src/pages/storage/kept-part-choice.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { investorsPerPage } from '#sync/search/search-query.ts';
import { cleared, nothingAsked } from './ai-investor-search/ai-search-state.ts';
import { DatabaseFilters } from './investor-database/database-filters.tsx';
import { DatabaseMissing } from './investor-database/database-missing.tsx';
import { InvestorCard } from './investor-database/investor-card.tsx';
import { InvestorDialog } from './investor-database/investor-dialog.tsx';
import { LoadingDatabase } from './investor-database/loading-database.tsx';
import { ServerFindings } from './investor-database/server-findings.tsx';
import { useDatabaseQuery } from './investor-database/use-database-query.ts';
import { useOpenInvestor } from './investor-database/use-open-investor.ts';

const AiInvestorBox = lazyPart(
  async () => (await import('./ai-investor-search/ai-investor-box.tsx')).AiInvestorBox,
);

/** The investors kept on this device, and what the server knows besides: search, filters, nine a page, and a closer look. */
export function InvestorDatabase() {
  const { query, setText, setFilter, setPage, clear: clearQuery } = useDatabaseQuery();
  const [ai, setAi] = useState(nothingAsked);
  const { openId, open, close } = useOpenInvestor(query.text);
  const search = useInvestorSearch(query);
  const onServer = useServerSearch(query, search.held, search.investors);
  const clear = () => {
    clearQuery();
    setAi(cleared);
    import('#src/data/asks.ts')
      .then(({ forgetSeen }) => forgetSeen('investor-search', 'fundraise'))
      .catch(reportError);
  };
  const askAbout = async (name: string) => {
    const { questionAbout } = await import('./ai-investor-search/question-about.ts');
    const text = questionAbout(name);
    setAi((now) => ({ ...now, text, advice: { name, isShown: false } }));
  };
  const pages = Math.ceil(search.total / investorsPerPage);

  return (
    <section aria-label="Investor database" className="grid gap-5">
      <div className="min-h-50 sm:min-h-36">
        <AiInvestorBox
          key={ai.clearings}
          state={ai}
          setState={setAi}
          isCovered={openId !== null}
          onOpen={open}
        />
      </div>
      <DatabaseFilters
        query={query}
        countries={search.countries}
        onText={setText}
        onFilter={setFilter}
        onClear={clear}
      />
      <div className="flex flex-col justify-between gap-x-6 gap-y-1 sm:flex-row sm:items-baseline">
        <p role="status" aria-live="polite" className="min-h-6 font-semibold tabular-nums">
          {search.state === 'ready' &&
            `${countOf(search.total, 'investor')} ${search.held ? serverWords.foundHere : 'found'}`}
        </p>
        <p className="text-quiet">Total funding range: $25K - $15M+</p>
      </div>

      <ListRoom>
        {search.state === 'loading' && <LoadingDatabase done={search.progress} />}
        {(search.state === 'empty-device' || search.state === 'fault') && (
          <DatabaseMissing unreadable={search.state === 'fault'} />
        )}
        {search.state === 'ready' && search.total === 0 && !mayFindMore(onServer) && (
          <EmptyState
            icon={SearchX}
            title="No investors found"
            action={<Button onClick={clear}>Clear All Filters</Button>}
          >
            Try fewer words or another filter.
          </EmptyState>
        )}
        {search.state === 'ready' && search.total > 0 && (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {search.investors.map((found) => (
                <li key={found.investor.id} className="grid">
                  <InvestorCard found={found} onOpen={() => open(found.investor.id)} />
                </li>
              ))}
            </ul>
            {pages > 1 && <Pagination page={Math.min(query.page, pages)} pages={pages} onPage={setPage} />}
          </>
        )}
        <ServerFindings
          key={JSON.stringify({ ...query, page: 1 })}
          search={onServer}
          isAlone={search.total === 0}
          onOpen={open}
        />
      </ListRoom>
      <KeptPartChoice />
      {openId !== null && <InvestorDialog key={openId} id={openId} onClose={close} onAdvice={askAbout} />}
    </section>
  );
}

/** Nobody is said to be missing whom the server may still find, or has found. */
function mayFindMore(search: ServerSearch): boolean {
  return search.at === 'asking' || (search.at === 'found' && search.total > 0);
}

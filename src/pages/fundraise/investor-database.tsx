import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { betterWords, serverWords } from '#src/content/directory.ts';
import { isBlank } from '#src/directory/is-blank.ts';
import type { FoundInvestor } from '#src/directory/search-messages.ts';
import { useInvestorSearch } from '#src/directory/use-investor-search.ts';
import { type ServerSearch, useServerSearch } from '#src/directory/use-server-search.ts';
import { lazyPart, unhurriedPart } from '#src/lazy-part.tsx';
import { countOf } from '#src/lib/count-of.ts';
import { inSteps } from '#src/lib/in-steps.ts';
import { whenActed } from '#src/lib/when-acted.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { KeptPartChoice } from '#src/pages/storage/kept-part-choice.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { showPart } from '#src/ui/show-part.ts';
import type { Investor } from '#sync/records/investor.ts';
import { investorsPerPage } from '#sync/search/search-query.ts';
import { cleared, nothingAsked } from './ai-investor-search/ai-search-state.ts';
import { DatabaseFilters } from './investor-database/database-filters.tsx';
import { DatabaseMissing } from './investor-database/database-missing.tsx';
import { InvestorCard } from './investor-database/investor-card.tsx';
import { LoadingDatabase } from './investor-database/loading-database.tsx';
import { useDatabaseQuery } from './investor-database/use-database-query.ts';
import { useOpenInvestor } from './investor-database/use-open-investor.ts';

/** Run at once, what the box is made of would keep a phone from answering for a tenth of a second. */
const partsOfBox = [
  () => import('#src/data/database/live-answer.ts'),
  () => import('#sync/configure-zod.ts'),
  () => import('#sync/tables.ts'),
  () => import('#src/data/asks.ts'),
];
const AiInvestorBox = lazyPart(async () => {
  await inSteps(partsOfBox, () => whenIdle(200), whenActed());
  return (await import('./ai-investor-search/ai-investor-box.tsx')).AiInvestorBox;
});

const InvestorDialog = unhurriedPart(
  async () => (await import('./investor-database/investor-dialog.tsx')).InvestorDialog,
);

/** What the server is asked takes longer than this takes to come. */
const ServerFindings = lazyPart(
  async () => (await import('./investor-database/server-findings.tsx')).ServerFindings,
);

const question = () => import('./ai-investor-search/use-question.ts');

/** Where it is said how many were found, above them. */
const foundId = 'investors-found';

/** The investors kept on this device, and what the server knows besides: search, filters, nine a page, and a closer look. */
export function InvestorDatabase() {
  const { query, setText, setFilter, setPage, clear: clearQuery } = useDatabaseQuery();
  const [ai, setAi] = useState(nothingAsked);
  const { openId, open, close } = useOpenInvestor(query.text);
  // Here before the first is opened.
  useEffect(() => InvestorDialog.fetchAhead(), []);
  const followers = useRef<number[]>([]);
  const search = useInvestorSearch(query, followers);
  const onServer = useServerSearch(query, search);
  const shownOnServer = onServer.at === 'found' && onServer.isShown ? onServer : null;
  // They stand in the place of what the device lacks, and are counted there.
  const alone = shownOnServer?.isAlone ? shownOnServer : null;
  useEffect(() => {
    followers.current = shownOnServer?.investors.map(({ investor }) => investor.id) ?? [];
  });
  const clear = () => {
    clearQuery();
    setAi((now) => cleared(now));
    // The button that was pressed may be gone by then.
    document.getElementById(foundId)?.focus({ preventScroll: true });
    question()
      .then(({ clearQuestion }) => clearQuestion())
      .catch(reportError);
  };
  const askAbout = async (investor: Investor) => {
    const { putQuestionAbout } = await question();
    putQuestionAbout(investor.name);
    setAi((now) => ({ ...now, advice: { investor, isShown: false, at: Date.now() } }));
  };
  // Read from its beginning, as any page is; the button that was pressed may be gone or off by then.
  const turnTo = (page: number) => {
    setPage(page);
    showPart(`#${foundId}`);
  };
  const takeBetter = () => {
    search.takeBetter?.();
    if (onServer.at === 'found') onServer.leave();
    showPart(`#${foundId}`);
  };
  const cardOf = (found: FoundInvestor) => (
    <InvestorCard found={found} onOpen={() => open(found.investor.id)} />
  );
  const better = alone ? betterWords.here : isBlank(query) ? betterWords.listed : betterWords.found;
  const pages = Math.ceil(search.total / investorsPerPage);

  return (
    <section aria-label="Investor database" className="grid gap-5">
      <div className="min-h-19.5 sm:min-h-21.5 lg:min-h-36">
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
      <div className="grid gap-x-6 gap-y-1 lg:flex lg:items-baseline lg:justify-between">
        <p
          id={foundId}
          tabIndex={-1}
          role="status"
          aria-live="polite"
          className="min-h-6 scroll-mt-22 font-semibold tabular-nums outline-none"
        >
          {alone
            ? `${countOf(Math.max(search.total, alone.total), 'investor')} found`
            : search.state === 'ready' &&
              `${countOf(search.total, 'investor')} ${search.held ? serverWords.foundHere : 'found'}`}
        </p>
        {/* No card moves as the button comes: each of the two has room for its words, in one line or two. */}
        <div className="flex min-h-12 flex-wrap items-center gap-x-3 lg:min-h-0 lg:flex-row-reverse">
          <p className="min-w-0 flex-1 basis-38 leading-5 text-quiet lg:flex-none">
            Total funding range: $25K - $15M+
          </p>
          {search.takeBetter && (
            <Button
              small
              className="max-lg:max-w-[max(100%-10.25rem,7rem)] max-lg:px-2.5 max-lg:py-1 lg:-my-2.5"
              onClick={takeBetter}
            >
              {better}
            </Button>
          )}
        </div>
      </div>

      <ListRoom>
        {search.state === 'loading' && !alone && <LoadingDatabase done={search.progress} />}
        {((search.state === 'empty-device' && !alone) || search.state === 'fault') && (
          <DatabaseMissing unreadable={search.state === 'fault'} onServer={onServer.at} onClear={clear} />
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
        {search.state === 'ready' && search.investors.length > 0 && (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {search.investors.map((found) => (
                <li key={found.investor.id} className="grid">
                  {cardOf(found)}
                </li>
              ))}
            </ul>
            {pages > 1 && <Pagination page={Math.min(query.page, pages)} pages={pages} onPage={turnTo} />}
          </>
        )}
        {onServer.at !== 'unasked' && <ServerFindings search={onServer} cardOf={cardOf} />}
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

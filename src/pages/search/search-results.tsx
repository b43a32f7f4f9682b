import { SearchX, WifiOff } from 'lucide-react';
import { searchWords as words } from '#src/content/search.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import { useWasHere } from '#src/data/database/use-was-here.ts';
import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { mostResults, type ResultKind } from '#sync/ai/rules/search-content.ts';
import { ResultCard } from './result-card.tsx';
import { useSearchResults } from './use-search-results.ts';

export function SearchResults({
  query,
  kind,
  onAll,
}: {
  query: string;
  kind: ResultKind | 'all';
  onAll: () => void;
}) {
  const found = useSearchResults(query);
  const isArriving = useIsArriving();
  const wasHere = useWasHere('deals');
  const mayFill = found?.isSearching || isArriving || wasHere === undefined;
  if (!found || (found.isEmptyDevice && mayFill)) return <LoadingList label={words.loading} />;
  if (found.isEmptyDevice) {
    const { title, detail } = wasHere ? words.deleted : words.notHere;
    return (
      <EmptyState icon={WifiOff} title={title}>
        {detail}
      </EmptyState>
    );
  }
  const shown =
    kind === 'all'
      ? found.results.slice(0, mostResults)
      : found.results.filter((result) => result.kind === kind);
  // Investors stand among what is research.
  const mayHoldInvestors = kind === 'all' || kind === 'research';
  if (shown.length === 0 && found.isSearching && mayHoldInvestors)
    return <LoadingList label={words.loading} />;
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
        <TextLink alone href={paths.investorsLike(query)}>
          {words.investors(query)}
        </TextLink>
      </p>
    </>
  );
}

import { useSearchParams } from 'wouter';
import { askedNow } from '#src/lib/asked-now.ts';

/** What is searched for, and the category that is open: in the address, so that a link or going back keeps them. */
export function useHelpQuery() {
  const [query, setQuery] = useSearchParams();
  return {
    q: query.get('q') ?? '',
    category: query.get('category') ?? '',
    setQ(q: string) {
      setQuery(
        () => {
          const after = askedNow();
          if (q === '') after.delete('q');
          else after.set('q', q);
          return after;
        },
        { replace: true },
      );
    },
  };
}

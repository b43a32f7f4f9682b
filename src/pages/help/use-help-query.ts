import { useSearchParams } from 'wouter';

/** What is searched for, and the category that is open: in the address, so that a link or going back keeps them. */
export function useHelpQuery() {
  const [query, setQuery] = useSearchParams();
  return {
    q: query.get('q') ?? '',
    category: query.get('category') ?? '',
    setQ(q: string) {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (q === '') after.delete('q');
          else after.set('q', q);
          return after;
        },
        { replace: true },
      );
    },
  };
}

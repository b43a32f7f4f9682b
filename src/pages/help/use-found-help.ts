import { useEffect, useMemo, useState } from 'react';
import { firstLook } from '#src/lib/first-look.ts';
import type { Found } from './search-articles.ts';

type Search = (query: string) => Found;

/** What the search finds as one types; null until the search itself is here, which the page does not wait for. */
export function useFoundArticles(query: string): Found | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    firstLook
      .then(() => import('./search-articles.ts'))
      .then(({ searchArticles }) => setSearch(() => searchArticles), reportError);
  }, []);
  return useMemo(() => search?.(query) ?? null, [search, query]);
}

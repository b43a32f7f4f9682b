import { useSearchParams } from 'wouter';

/** The tab that the address names, of those that are offered; the first where it names none. */
export function useDashboardTab<Id extends string>(offered: readonly [Id, ...Id[]]): [Id, (id: Id) => void] {
  const [query, setQuery] = useSearchParams();
  const chosen = offered.find((id) => id === query.get('tab')) ?? offered[0];
  return [chosen, (tab) => setQuery(new URLSearchParams({ tab }), { replace: true })];
}

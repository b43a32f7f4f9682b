import { useLocation, useSearch } from 'wouter';

/** The address of the page that is shown, as a link to it says it: path and search. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}

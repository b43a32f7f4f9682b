import { useSearchParams } from 'wouter';
import { searchWords } from '#src/content/search.ts';
import type { ResultKind } from '#sync/ai/rules/search-content.ts';

export const resultKinds = Object.keys(searchWords.kinds) as ResultKind[]; // `keys` forgets the literal types

/** What is searched for and the tab that is open: in the address, so that a link, a reload or going back keeps them. */
export function useSearchQuery() {
  const [address, setAddress] = useSearchParams();
  const query = address.get('q') ?? '';
  const kind: ResultKind | 'all' = resultKinds.find((each) => each === address.get('type')) ?? 'all';
  return {
    query,
    kind,
    /** Another question is a step of its own to go back from. */
    search: (q: string) => setAddress(addressOf(q, kind)),
    choose: (chosen: ResultKind | 'all') => setAddress(addressOf(query, chosen), { replace: true }),
  };
}

function addressOf(q: string, kind: ResultKind | 'all'): URLSearchParams {
  const told = { q, type: kind === 'all' ? '' : kind };
  return new URLSearchParams(Object.entries(told).filter(([, value]) => value !== ''));
}

import { useTypedTools } from '#src/state/typed-tools.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** More than one looks at from one list. */
const most = 200;

/**
 * Notes which deals were found, in their order, and `query`, what was asked as that stands in the address: for the page of each
 * (opportunity/use-deal-place.ts). It lives as long as the tab is this person's.
 */
export function noteFound(found: Opportunity[], query: string): void {
  const ids = found
    .slice(0, most)
    .map(({ id }) => id)
    .join(' ');
  const { found: noted } = useTypedTools.getState();
  const count = String(found.length);
  // It is found anew with whatever is synced.
  if (noted?.ids === ids && noted.count === count && noted.query === query) return;
  useTypedTools.setState({ found: { ids, count, query } });
}

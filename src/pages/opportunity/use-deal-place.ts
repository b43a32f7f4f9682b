import { useOpportunities } from '#src/data/use-opportunities.ts';
import { useTypedTool } from '#src/data/use-typed-tool.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

type Place = {
  /** From one. */
  number: number;
  count: number;
  before: Opportunity | undefined;
  after: Opportunity | undefined;
  /** What was asked for, as it stands in the address of the list. */
  query: string;
};

/** Where a deal stands among those that Explore found last; null where it is none of them. */
export function useDealPlace(id: string): Place | null {
  const [found] = useTypedTool('found', { ids: '', count: '', query: '' });
  const opportunities = useOpportunities();
  const ids = found.ids.split(' ');
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const deal = (which: string | undefined) => opportunities?.find((each) => each.id === which);
  return {
    number: at + 1,
    count: Number(found.count),
    query: found.query,
    before: deal(ids[at - 1]),
    after: deal(ids[at + 1]),
  };
}

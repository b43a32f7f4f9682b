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
  const here = new Map(opportunities?.map((deal) => [deal.id, deal]));
  // One that has left the market meanwhile is passed over.
  const nearest = (ids: string[]) => here.get(ids.find((id) => here.has(id)) ?? '');
  return {
    number: at + 1,
    count: Number(found.count),
    query: found.query,
    before: nearest(ids.slice(0, at).reverse()),
    after: nearest(ids.slice(at + 1)),
  };
}

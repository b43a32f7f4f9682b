import { useSearchParams } from 'wouter';
import type { OpportunityFilters } from '#sync/rules/opportunity-filters.ts';

/** The filters live in the address, so that a link or a reload keeps them. */
export function useExploreFilters() {
  const [query, setQuery] = useSearchParams();
  const asked = (name: keyof OpportunityFilters) => query.get(name) ?? '';
  const filters: OpportunityFilters = {
    q: asked('q'),
    industry: asked('industry'),
    stage: asked('stage'),
    location: asked('location'),
    min: asked('min'),
    max: asked('max'),
  };
  return {
    filters,
    setFilter(name: keyof OpportunityFilters, value: string) {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      );
    },
    clear() {
      setQuery(new URLSearchParams(), { replace: true });
    },
  };
}

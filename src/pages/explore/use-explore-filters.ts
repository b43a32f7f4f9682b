import { useSearchParams } from 'wouter';
import { askedNow } from '#src/lib/asked-now.ts';
import { useCountry } from '#src/state/country.ts';
import type { OpportunityFilters } from '#sync/rules/opportunity-filters.ts';
import { type OpportunityOrder, opportunityOrders } from '#sync/rules/opportunity-sort.ts';

/**
 * The filters live in the address, so that a link or a reload keeps them; with an amount also its currency, which is else
 * that of the device's country.
 */
export function useExploreFilters() {
  const [query, setQuery] = useSearchParams();
  const country = useCountry();
  const asked = (name: keyof OpportunityFilters) => query.get(name) ?? '';
  const filters: OpportunityFilters = {
    q: asked('q'),
    industry: asked('industry'),
    stage: asked('stage'),
    location: asked('location'),
    min: asked('min'),
    max: asked('max'),
    currency: asked('currency') || country.currency,
  };
  const order = opportunityOrders.find((each) => each === query.get('sort')) ?? opportunityOrders[0];
  return {
    filters,
    order,
    setOrder(value: OpportunityOrder) {
      setParameter('sort', value === opportunityOrders[0] ? '' : value);
    },
    setFilter(name: keyof OpportunityFilters, value: string) {
      setParameter(name, value);
    },
    clear() {
      setQuery(
        order === opportunityOrders[0] ? new URLSearchParams() : new URLSearchParams({ sort: order }),
        {
          replace: true,
        },
      );
    },
  };

  function setParameter(name: string, value: string) {
    setQuery(
      () => {
        const after = askedNow();
        if (value === '') after.delete(name);
        else after.set(name, value);
        if (!after.has('min') && !after.has('max')) after.delete('currency');
        else if (!after.has('currency')) after.set('currency', filters.currency);
        return after;
      },
      // Another currency is a button's answer, which takes its place: no other leads back from it.
      { replace: name !== 'currency' },
    );
  }
}

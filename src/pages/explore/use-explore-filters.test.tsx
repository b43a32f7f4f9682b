import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { useExploreFilters } from './use-explore-filters.ts';

type Filters = ReturnType<typeof useExploreFilters>;

/** Where a deed leads at that address, while the page is drawn as if `drawnAs` were asked. */
function addressAfter(search: string, does: (filters: Filters) => void, drawnAs = search): string {
  return wentTo(search, does, drawnAs).address;
}

/** The same, and whether Back leads to where it was done. */
function wentTo(search: string, does: (filters: Filters) => void, drawnAs = search) {
  vi.stubGlobal('location', { search: `?${search}` });
  const went = { address: '', leadsBack: false };
  const go = (to: string, { replace = false } = {}) => {
    went.address = to;
    went.leadsBack = !replace;
  };
  const drawn: Filters[] = [];
  function Screen() {
    drawn.push(useExploreFilters());
    return null;
  }
  renderToStaticMarkup(
    <Router hook={() => ['/explore', go]} searchHook={() => drawnAs}>
      <Screen />
    </Router>,
  );
  drawn.forEach(does);
  vi.unstubAllGlobals();
  return went;
}

test('a filter takes its place beside the others, and what it asks nothing more of leaves the address', () => {
  expect(addressAfter('stage=Seed', ({ setFilter }) => setFilter('q', 'shop'))).toBe(
    '/explore?stage=Seed&q=shop',
  );
  expect(addressAfter('stage=Seed', ({ setFilter }) => setFilter('stage', ''))).toBe('/explore');
});

test('an amount stands with its currency, which goes with it', () => {
  expect(addressAfter('', ({ setFilter }) => setFilter('min', '5 lakh'))).toBe(
    '/explore?min=5+lakh&currency=INR',
  );
  expect(addressAfter('min=5&currency=USD', ({ setFilter }) => setFilter('max', '9'))).toBe(
    '/explore?min=5&currency=USD&max=9',
  );
  expect(addressAfter('min=5&currency=USD', ({ setFilter }) => setFilter('min', ''))).toBe('/explore');
});

test('an amount can be asked for in another currency', () => {
  expect(addressAfter('min=5&currency=SGD', ({ setFilter }) => setFilter('currency', 'INR'))).toBe(
    '/explore?min=5&currency=INR',
  );
});

test('Back leads from the other currency to the one before, and no filter has a place in the history', () => {
  expect(wentTo('min=5&currency=SGD', ({ setFilter }) => setFilter('currency', 'INR')).leadsBack).toBe(true);
  expect(wentTo('min=5&currency=SGD', ({ setFilter }) => setFilter('min', '55')).leadsBack).toBe(false);
});

test('what a field holds before the page knows what is asked costs nothing of that', () => {
  const unknown = '';
  const asked = 'q=shop&industry=SaaS&min=5&currency=USD&sort=raised';
  const typed = ({ setFilter }: Filters) => setFilter('q', 'shops');
  expect(addressAfter(asked, typed, unknown)).toBe(
    '/explore?q=shops&industry=SaaS&min=5&currency=USD&sort=raised',
  );
});

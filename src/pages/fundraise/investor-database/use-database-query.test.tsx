import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { useDatabaseQuery } from './use-database-query.ts';

type Query = ReturnType<typeof useDatabaseQuery>;

function Screen({ hear }: { hear: (query: Query) => void }) {
  hear(useDatabaseQuery());
  return null;
}

/** Where a deed leads from that address. */
function addressAfter(search: string, does: (query: Query) => void): string {
  let address = '';
  const go = (to: string) => {
    address = to;
  };
  let drawn: Query | undefined;
  const hear = (query: Query) => {
    drawn = query;
  };
  renderToStaticMarkup(
    <Router hook={() => ['/fundraise', go]} searchHook={() => search}>
      <Screen hear={hear} />
    </Router>,
  );
  if (drawn) does(drawn);
  return address;
}

test('another filter goes to the first page', () => {
  expect(addressAfter('page=4', ({ setFilter }) => setFilter('stage', 'Seed'))).toBe('/fundraise?stage=Seed');
  expect(addressAfter('stage=Seed&page=4', ({ setFilter }) => setFilter('stage', ''))).toBe('/fundraise');
  expect(addressAfter('stage=Seed', ({ setPage }) => setPage(4))).toBe('/fundraise?stage=Seed&page=4');
});

test('clearing takes the words, every filter and the page', () => {
  const all = 'q=lotus&stage=Seed&type=VC&country=India&roundSize=x&page=2';
  expect(addressAfter(all, ({ clear }) => clear())).toBe('/fundraise');
});

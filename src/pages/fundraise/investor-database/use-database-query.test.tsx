import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { useDatabaseQuery } from './use-database-query.ts';

type Query = ReturnType<typeof useDatabaseQuery>;

function Screen({ typed, hear }: { typed: string | undefined; hear: (query: Query) => void }) {
  const query = useDatabaseQuery();
  if (typed !== undefined && query.query.text !== typed) query.setText(typed);
  hear(query);
  return null;
}

/** Where a deed leads from that address, with `typed` in the field and not in the address yet. */
function addressAfter(search: string, does: (query: Query) => void, typed?: string): string {
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
      <Screen typed={typed} hear={hear} />
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

test('a page chosen within the rest of the typing is a page of what was typed', () => {
  const address = addressAfter('stage=Seed', ({ setPage }) => setPage(3), 'lotus');
  expect(address).toBe('/fundraise?stage=Seed&q=lotus&page=3');
});

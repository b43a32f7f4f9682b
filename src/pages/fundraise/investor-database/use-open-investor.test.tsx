import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { useOpenInvestor } from './use-open-investor.ts';

type Opened = ReturnType<typeof useOpenInvestor>;

function Screen({ text, hear }: { text: string; hear: (opened: Opened) => void }) {
  hear(useOpenInvestor(text));
  return null;
}

/** Every address that opening investor 7 leads to, in their order, while `text` stands in the field. */
function addressesOpened(search: string, text: string): string[] {
  const addresses: string[] = [];
  let opened: Opened | undefined;
  const hear = (drawn: Opened) => {
    opened = drawn;
  };
  const go = (to: string, options?: { replace?: boolean }) => {
    addresses.push(options?.replace ? `${to} in its place` : to);
  };
  renderToStaticMarkup(
    <Router hook={() => ['/fundraise', go]} searchHook={() => search}>
      <Screen text={text} hear={hear} />
    </Router>,
  );
  opened?.open(7);
  return addresses;
}

test('Back from an investor opened within the rest of the typing leads to what was typed', () => {
  expect(addressesOpened('stage=Seed&page=3', 'lotus')).toEqual([
    '/fundraise?stage=Seed&q=lotus in its place',
    '/fundraise?stage=Seed&q=lotus&investor=7',
  ]);
  expect(addressesOpened('q=lotus', '')).toEqual(['/fundraise in its place', '/fundraise?investor=7']);
});

test('an address that holds the text is kept, with its page', () => {
  expect(addressesOpened('q=lotus&page=3', 'lotus')).toEqual(['/fundraise?q=lotus&page=3&investor=7']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { historyHere } from '#src/testing/history-here.ts';
import { useOpenInvestor } from './use-open-investor.ts';

type Opened = ReturnType<typeof useOpenInvestor>;

function Screen({ text, hear }: { text: string; hear: (opened: Opened) => void }) {
  hear(useOpenInvestor(text));
  return null;
}

/** What is opened at an address while `text` stands in the field; every address that it leads to, in their order. */
function openedAt(search: string, text: string) {
  const addresses: string[] = [];
  const drawn: Opened[] = [];
  const go = (to: string, options?: { replace?: boolean }) => {
    addresses.push(options?.replace ? `${to} in its place` : to);
  };
  renderToStaticMarkup(
    <Router hook={() => ['/fundraise', go]} searchHook={() => search}>
      <Screen text={text} hear={(opened) => drawn.push(opened)} />
    </Router>,
  );
  const [opened] = drawn;
  if (!opened) throw new Error('Nothing was drawn');
  return { opened, addresses };
}

/** Every address that opening investor 7 leads to, in their order. */
function addressesOpened(search: string, text: string): string[] {
  const { opened, addresses } = openedAt(search, text);
  opened.open(7);
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

test('who closes an investor twice, before the browser has gone back, stays on the page that it was opened from', () => {
  historyHere();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const { opened } = openedAt('investor=7', '');
  history.pushState({ openedInvestor: true }, '');
  opened.close();
  opened.close();
  expect(back).toHaveBeenCalledOnce();
  history.go(-1);
  history.pushState({ openedInvestor: true }, '');
  opened.close();
  expect(back).toHaveBeenCalledTimes(2);
});

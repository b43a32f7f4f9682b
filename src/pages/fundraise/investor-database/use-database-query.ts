import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { SearchQuery } from '#sync/search/search-query.ts';

export type FilterName = 'stage' | 'type' | 'country' | 'roundSize';

const typingMilliseconds = 300;

/**
 * What is looked for, kept in the address. The text is searched as it is typed and put in the address when the
 * typing rests: browsers limit how often an address may change.
 */
export function useDatabaseQuery() {
  const [address, setAddress] = useSearchParams();
  const addressText = address.get('q') ?? '';
  const [text, setText] = useState(addressText);
  const [heardText, setHeardText] = useState(addressText);

  if (addressText !== heardText) {
    setHeardText(addressText);
    setText(addressText);
  }
  const write = (changes: Record<string, string>, { replace = true } = {}) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace },
    );

  useEffect(() => {
    if (text === addressText) return;
    const timer = setTimeout(() => {
      setHeardText(text);
      write({ q: text, page: '' });
    }, typingMilliseconds);
    return () => clearTimeout(timer);
  });

  const query: SearchQuery = {
    text,
    stage: address.get('stage') ?? '',
    type: address.get('type') ?? '',
    country: address.get('country') ?? '',
    roundSize: address.get('roundSize') ?? '',
    page: text === addressText ? pageNumber(address.get('page')) : 1,
  };
  return {
    query,
    setText,
    setFilter: (name: FilterName, value: string) => write({ q: text, [name]: value, page: '' }),
    /** A step of its own: Back leads to the page before. */
    setPage: (page: number) => write({ q: text, page: page === 1 ? '' : String(page) }, { replace: false }),
    clear() {
      setText('');
      write({ q: '', stage: '', type: '', country: '', roundSize: '', page: '' });
    },
  };
}

function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

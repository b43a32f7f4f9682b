import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchQuery } from '#sync/search/search-query.ts';
import { besideLocal } from './beside-local.ts';
import type { Held } from './held.ts';
import type { FoundInvestor } from './search-messages.ts';

/**
 * What the server adds to a search of this device. `unasked`: everything is here, or nothing is looked for. `unheard`: it
 * does not answer. `more` asks for the next page, and is null where there is none.
 */
export type ServerSearch =
  | { at: 'unasked' }
  | { at: 'asking' }
  | { at: 'unheard' }
  | { at: 'found'; total: number; investors: FoundInvestor[]; more: (() => void) | null };

/** `beside`: what the device held when the first page was asked for; the others are cut from the same list. */
type Pages = { looked: string; beside: Held; total: number; pages: Record<number, FoundInvestor[]> };
type Answer = Pages | { looked: string; pages: null };

/** What is typed is asked when the typing rests: the device itself answers every key. */
const typingMilliseconds = 300;

/** With zod: where everything is on the device, neither is fetched. */
const client = () => import('./server-search.ts');

/** `local` is what stands on the page: what the server finds comes after it, and nobody twice. */
export function useServerSearch(query: SearchQuery, held: Held | null, local: FoundInvestor[]): ServerSearch {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  const { text, stage, type, country, roundSize } = query;
  const looked = JSON.stringify([text, stage, type, country, roundSize]);
  const known = held === null || isBlank(query) ? null : JSON.stringify(held);

  useEffect(() => {
    if (known === null || !isOnline) return;
    const unwanted = new AbortController();
    const ask = async () => {
      try {
        const { searchServer } = await client();
        const asked = { text, stage, type, country, roundSize, page: 1 };
        const beside: Held = JSON.parse(known);
        const { total, investors } = await searchServer(asked, beside, unwanted.signal);
        if (!unwanted.signal.aborted) setAnswer({ looked, beside, total, pages: { 1: investors } });
      } catch {
        // Whatever kept it: the device has answered, and this says that nobody else did.
        if (!unwanted.signal.aborted) setAnswer({ looked, pages: null });
      }
    };
    const timer = setTimeout(ask, typingMilliseconds);
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [known, looked, text, stage, type, country, roundSize, isOnline]);

  if (known === null) return { at: 'unasked' };
  if (answer?.looked !== looked) return { at: isOnline ? 'asking' : 'unheard' };
  if (answer.pages === null) return { at: 'unheard' };

  const { beside, pages, total } = answer;
  const next = Object.keys(pages).length + 1;
  const askMore = async () => {
    const { searchServer } = await client();
    const never = new AbortController().signal;
    const { investors } = await searchServer({ ...query, page: next }, beside, never);
    setAnswer((now) =>
      now?.pages && now.looked === looked ? { ...now, pages: { ...now.pages, [next]: investors } } : now,
    );
  };
  const received = Object.values(pages);
  const isAll = received.flat().length >= total || received.at(-1)?.length === 0;
  return {
    at: 'found',
    total,
    investors: besideLocal(local, received),
    // Where nobody answered, the button stays to be pressed again.
    more: isAll ? null : () => void askMore().catch(() => {}),
  };
}

function onConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function isBlank({ text, stage, type, country, roundSize }: SearchQuery): boolean {
  return [text.trim(), stage, type, country, roundSize].every((part) => part === '');
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchQuery } from '#sync/search/search-query.ts';
import { besideLocal } from './beside-local.ts';
import type { Held } from './held.ts';
import { isBlank } from './is-blank.ts';
import type { FoundInvestor } from './search-messages.ts';
import { answeredAnew, type ServerAnswer } from './server-answer.ts';
import type { InvestorSearch } from './use-investor-search.ts';

/**
 * What the server adds to a search of this device. `unasked`: everything is here, or nothing is looked for. `unheard`: it
 * does not answer. `more` asks for the next page, and is null where there is none. `isShown`: the cards are in sight, as the
 * person asked to `show` them, or as the device found nobody (`isAlone`); then they stay as they are, whatever arrives on the device
 * (`isHere`: all has by now), until the person looks for something else or takes what has come (`leave`).
 */
export type ServerSearch =
  | { at: 'unasked' }
  | { at: 'asking' }
  | { at: 'unheard' }
  | {
      at: 'found';
      total: number;
      investors: FoundInvestor[];
      more: (() => void) | null;
      isShown: boolean;
      isAlone: boolean;
      isHere: boolean;
      show: () => void;
      leave: () => void;
    };

/** What is typed is asked when the typing rests: the device itself answers every key. */
const typingMilliseconds = 300;

/** With zod: where everything is on the device, neither is fetched. */
const client = () => import('./server-search.ts');

/** What the device found stands on the page: what the server finds comes after it, and nobody twice. */
export function useServerSearch(
  query: SearchQuery,
  {
    state,
    held,
    investors: local,
    total: here,
  }: Pick<InvestorSearch, 'state' | 'held' | 'investors' | 'total'>,
): ServerSearch {
  const [answer, setAnswer] = useState<ServerAnswer | null>(null);
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  const { text, stage, type, country, roundSize } = query;
  const looked = JSON.stringify([text, stage, type, country, roundSize]);
  const known = held === null || isBlank(query) ? null : JSON.stringify(held);
  const heard = answer?.looked === looked && answer.pages ? answer : null;
  const received = Object.values(heard?.pages ?? {});
  const investors = besideLocal(local, received);
  const isShown = investors.length > 0 && (local.length === 0 || heard?.isOpen === true);

  useEffect(() => {
    if (known === null || !isOnline || isShown) return;
    const unwanted = new AbortController();
    const hear = (next: ServerAnswer) => {
      if (!unwanted.signal.aborted) setAnswer((now) => answeredAnew(now, next));
    };
    const ask = async () => {
      try {
        const { searchServer } = await client();
        const asked = { text, stage, type, country, roundSize, page: 1 };
        const beside: Held = JSON.parse(known);
        const { total, investors } = await searchServer(asked, beside, unwanted.signal);
        hear({ looked, beside, total, pages: { 1: investors } });
      } catch {
        // Whatever kept it: the device has answered, and this says that nobody else did.
        hear({ looked, pages: null });
      }
    };
    const timer = setTimeout(ask, typingMilliseconds);
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [known, looked, text, stage, type, country, roundSize, isOnline, isShown]);

  if (known === null && !isShown) return { at: 'unasked' };
  if (answer?.looked !== looked) return { at: isOnline ? 'asking' : 'unheard' };
  if (heard === null) return { at: 'unheard' };

  const { total } = heard;
  const askMore = async () => {
    const { searchOn } = await client();
    setAnswer(await searchOn(query, heard));
  };
  const isAll = received.flat().length >= total || received.at(-1)?.length === 0;
  return {
    at: 'found',
    total,
    investors,
    isShown,
    isAlone: local.length === 0,
    isHere: state === 'ready' && (known === null || (local.length === 0 && here >= total)),
    show: () => setAnswer({ ...heard, isOpen: true }),
    leave: () => setAnswer({ ...heard, isOpen: false }),
    // Where nobody answered, the button stays to be pressed again; without a network nobody can.
    more: isAll || !isOnline ? null : () => void askMore().catch(() => {}),
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

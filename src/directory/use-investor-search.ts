import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Count, SearchQuery } from '#sync/search/search-query.ts';
import { type Held, nothingHeld } from './held.ts';
import { searchIndex } from './search-index.ts';
import type { FoundInvestor, SearchAnswer } from './search-messages.ts';

/** `total` and `investors` (at most nine) are those of the last query answered, until the newer one is. */
export type InvestorSearch = {
  state: 'loading' | 'empty-device' | 'ready' | 'fault';
  total: number;
  investors: FoundInvestor[];
  countries: Count[];
  /** From 0 to 1, while loading. */
  progress: number;
  /** See held.ts; null where everything is searched, and while that is not known. */
  held: Held | null;
};

/** With the database's library: the page is shown before that. */
const client = () => import('./search-client.ts');

/** Starts what reads the directory on this device, where it has not started, and what brings it where it never was. */
export function followDirectory(): void {
  void client().then(({ startSearch }) => startSearch(), reportError);
  // Without it nothing is lost: it comes with the first sync.
  if (navigator.onLine)
    void import('./download.ts').then(({ bringEarly }) => bringEarly()).catch(() => undefined);
}

const none: SearchAnswer = { total: 0, investors: [] };

export function useInvestorSearch({
  text,
  stage,
  type,
  country,
  roundSize,
  page,
}: SearchQuery): InvestorSearch {
  const asker = useId();
  const index = useStore(searchIndex);
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const hash = index.at === 'ready' ? index.hash : null;

  useEffect(followDirectory, []);
  useEffect(() => {
    if (hash === null) return;
    let wanted = true;
    const ask = async () => {
      const { searchInvestors } = await client();
      const found = await searchInvestors(asker, { text, stage, type, country, roundSize, page });
      if (wanted && found) setAnswer(found);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [asker, hash, text, stage, type, country, roundSize, page]);

  if (index.at === 'empty')
    return { state: 'empty-device', ...none, countries: [], progress: 0, held: nothingHeld };
  if (index.at === 'fault') return { state: 'fault', ...none, countries: [], progress: 0, held: null };
  if (index.at === 'loading')
    return { state: 'loading', ...none, countries: [], progress: index.done, held: null };
  const { counts, held } = index;
  if (!answer) return { state: 'loading', ...none, countries: counts.countries, progress: 1, held: null };
  return { state: 'ready', ...answer, countries: counts.countries, progress: 1, held };
}

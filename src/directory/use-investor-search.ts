import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Count, SearchQuery } from '#sync/search/search-query.ts';
import { type Held, nothingHeld } from './held.ts';
import { searchIndex } from './search-index.ts';
import type { FoundInvestor } from './search-messages.ts';
import { betterTaken, idsStanding, type StandingAnswer, standing } from './standing-answer.ts';

/** `total` and `investors` (at most nine) are those of the last query answered, until the newer one is: see standing-answer.ts. */
export type InvestorSearch = {
  state: 'loading' | 'empty-device' | 'ready' | 'fault';
  total: number;
  investors: FoundInvestor[];
  countries: Count[];
  /** From 0 to 1, while loading. */
  progress: number;
  /** See held.ts; null where everything is searched, and while that is not known. */
  held: Held | null;
  /** Shows what ranks higher and has come since, in the place of what stands; null where there is none. */
  takeBetter: (() => void) | null;
};

/** With the database's library: the page is shown before that. */
const client = () => import('./search-client.ts');

/** Starts what reads the directory on this device, where it has not started, and what brings it where it is not. */
export function followDirectory(): void {
  void client().then(({ startSearch }) => startSearch(), reportError);
  // Without it nothing is lost: it comes with the first sync.
  void import('./download.ts').then(({ bringToLook }) => bringToLook()).catch(() => undefined);
}

const none = { total: 0, investors: [], takeBetter: null } satisfies Partial<InvestorSearch>;

/** `followers`: whose cards, which the server found, are in sight below. */
export function useInvestorSearch(
  { text, stage, type, country, roundSize, page }: SearchQuery,
  followers: RefObject<number[]>,
): InvestorSearch {
  const asker = useId();
  const index = useStore(searchIndex);
  const [answer, setAnswer] = useState<StandingAnswer | null>(null);
  const hash = index.at === 'ready' ? index.hash : null;

  const onPage = useEffectEvent((asked: SearchQuery) => idsStanding(answer, asked));

  useEffect(followDirectory, []);
  useEffect(() => {
    if (hash === null) return;
    let wanted = true;
    const ask = async () => {
      const { searchPage } = await import('./search-page.ts');
      const asked = { text, stage, type, country, roundSize, page };
      const found = await searchPage(asker, asked, onPage(asked), () => wanted);
      const moment = { at: performance.now(), followers: followers.current };
      if (wanted && found) setAnswer((now) => standing(now, asked, found, moment));
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [asker, hash, text, stage, type, country, roundSize, page, followers]);

  if (index.at === 'empty')
    return { state: 'empty-device', ...none, countries: [], progress: 0, held: nothingHeld };
  if (index.at === 'fault') return { state: 'fault', ...none, countries: [], progress: 0, held: null };
  if (index.at === 'loading')
    return { state: 'loading', ...none, countries: [], progress: index.done, held: null };
  const { counts, held } = index;
  if (!answer) return { state: 'loading', ...none, countries: counts.countries, progress: 1, held: null };
  const { total, investors } = answer.answer;
  const takeBetter = answer.better && (() => setAnswer(betterTaken));
  return { state: 'ready', total, investors, countries: counts.countries, progress: 1, held, takeBetter };
}

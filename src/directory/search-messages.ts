import type { Investor } from '#sync/records/investor.ts';
import type { Count, SearchQuery } from '#sync/search/search-query.ts';
import type { Held } from './held.ts';
import type { Range } from './highlight.ts';

export type HighlightedFields = 'name' | 'globalHQ' | 'investmentThesis';
export type FoundInvestor = { investor: Investor; ranges: Record<HighlightedFields, Range[]> };
/** `stood`: of those who were named as standing on the page, as they are now: see as-they-are-now.ts. */
export type SearchAnswer = {
  total: number;
  investors: FoundInvestor[];
  stood?: Map<number, FoundInvestor | null>;
};
/** Of all that is on the device: what each filter would find. Countries India first, then by how many. */
export type DirectoryCounts = { types: Count[]; stages: Count[]; countries: Count[] };

/** To the worker. A later search of the same asker makes its earlier ones unwanted. `stood`: ids that stand on its page. */
export type WorkerRequest =
  | { ask: 'load' }
  | { ask: 'search'; asker: string; number: number; query: SearchQuery; stood: number[] };

/** From the worker. `hash` names the state of the directory that it searches, `held` what of everyone that is. */
export type WorkerReply =
  | { tell: 'loading'; done: number }
  | { tell: 'empty' }
  | { tell: 'ready'; hash: string; counts: DirectoryCounts; held: Held | null }
  | { tell: 'answer'; number: number; answer: SearchAnswer }
  | { tell: 'superseded'; number: number };

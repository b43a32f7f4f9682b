import type { InvestorSearchQuery, InvestorSearchReply } from '#sync/endpoints/investor-search.ts';

/** What the thread needs to begin: the database's file, which it only reads, and the index's own. */
export type ThreadData = { database: string; index: string };

/** To the thread. `fill`: look whether something new is published, and bring the index to it. */
export type ThreadRequest =
  | { ask: 'fill'; number: number }
  | { ask: 'search'; number: number; query: InvestorSearchQuery };

/** From the thread, each by the number of its request. `not-ready`: there is no whole index yet. */
export type ThreadReply =
  | { tell: 'filled'; number: number }
  | { tell: 'found'; number: number; reply: InvestorSearchReply }
  | { tell: 'not-ready'; number: number }
  | { tell: 'failed'; number: number; message: string };

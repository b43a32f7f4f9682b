import { setTimeout } from 'node:timers/promises';
import type { InvestorSearchQuery, InvestorSearchReply } from '#sync/endpoints/investor-search.ts';
import type { Db } from '../db/connection.ts';
import { directoryHash } from '../db/directory.ts';
import {
  filledFrom,
  type InvestorIndex,
  isDamage,
  isIndexThere,
  openIndex,
  removeIndex,
} from '../db/investor-index.ts';
import { fillIndex } from './fill-index.ts';
import { searchIndex } from './search-index.ts';

/** How long a search waits for the first filling: that of a small directory is over by then. */
const patience = 3_000;

export type PublishedIndex = {
  /** Brings the index to what is published now. */
  fill(): Promise<void>;
  /** Null while the index is not whole yet. */
  search(query: InvestorSearchQuery): Promise<InvestorSearchReply | null>;
  close(): void;
};

/** The index in a file, which is made anew whenever it went away or is damaged. */
export function openPublishedIndex(db: Db, path: string): PublishedIndex {
  let index: InvestorIndex | null = null;
  let filling: Promise<void> | null = null;

  /** What is read from a file that was deleted is still the old one. */
  function current(): InvestorIndex {
    if (index && !isIndexThere(path)) letGo();
    index ??= openIndex(path);
    return index;
  }

  function letGo(): void {
    index?.close();
    index = null;
  }

  function fill(): Promise<void> {
    filling ??= fillOnce().finally(() => {
      filling = null;
    });
    return filling;
  }

  async function fillOnce(): Promise<void> {
    try {
      await fillIndex(db, current());
    } catch (error) {
      if (!isDamage(error)) throw error;
      startAnew();
      await fillIndex(db, current());
    }
  }

  function startAnew(): void {
    letGo();
    removeIndex(path);
  }

  async function search(query: InvestorSearchQuery): Promise<InvestorSearchReply | null> {
    if ((await directoryHash(db)) === null) return { total: 0, investors: [] };
    try {
      if (filledFrom(current()) === null) await Promise.race([fill(), setTimeout(patience)]);
      if (filledFrom(current()) === null) return null;
      return await searchIndex(db, current(), query);
    } catch (error) {
      if (!isDamage(error)) throw error;
      startAnew();
      return null;
    }
  }

  return { fill, search, close: letGo };
}

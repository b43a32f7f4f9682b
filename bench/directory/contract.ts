import type { Investor } from '#sync/records/investor.ts';

/** A way to search the directory in a page, in the order in which it is used. */
export type Method = {
  /** Puts the records on the device, in the form in which it keeps them. */
  prepare(investors: Investor[]): Promise<void>;
  /** Makes what it searches by. */
  build(investors: Investor[]): Promise<void>;
  /** Puts that on the device, where `build` has not. */
  keep(): Promise<void>;
  /** In a page where nothing of it is in memory: makes it ready from what is on the device. */
  open(): Promise<void>;
  /** Ids of at most the first nine. */
  search(text: string): Promise<Investor['id'][]>;
};

export const methodNames = ['ours', 'fuse', 'ufuzzy', 'minisearch', 'flexsearch', 'orama', 'dexie'] as const;
export type MethodName = (typeof methodNames)[number];

/** What the bench calls in its page. Times in ms. */
export type PageBench = {
  /** Makes up the records and puts them on the device. */
  prepare(method: MethodName, count: number): Promise<void>;
  build(): Promise<number>;
  keep(): Promise<void>;
  open(method: MethodName): Promise<void>;
  search(text: string): Promise<{ ids: number[]; time: number }>;
};

declare global {
  interface Window {
    directoryBench: PageBench;
  }
}

export const shownAtOnce = 9;

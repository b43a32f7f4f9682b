import { Dexie, liveQuery, type Subscription } from 'dexie';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { trustedScript } from '#src/lib/trusted-script.ts';
import type { SearchQuery } from '#sync/search/search-query.ts';
import { loading, type SearchIndexState, searchIndex } from './search-index.ts';
import type { SearchAnswer, WorkerReply, WorkerRequest } from './search-messages.ts';
// oxlint-disable-next-line import/default -- the bundler makes this export, the file has none
import workerAddress from './search-worker.ts?worker&url';
import { currentManifest } from './stored-files.ts';

type Waiting = {
  request: Extract<WorkerRequest, { ask: 'search' }>;
  settle: (answer: SearchAnswer | null) => void;
};

const answerMilliseconds = 20_000;
const mostRestarts = 3;

let worker: Worker | null = null;
let searches = 0;
let restarts = 0;
let following: Subscription | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, Waiting>();

/**
 * Starts the worker, once; it looks anew whenever more of the directory has come. After a fault it is to be called again. Where
 * the browser gives no database nothing is here, nor ever will be.
 */
export function startSearch(): void {
  // Live it would be asked by nobody, and no one told.
  if (!Dexie.dependencies.indexedDB) return void currentState().catch(showUnreadable);
  following ??= liveQuery(async () => currentState()).subscribe({
    next: () => runningWorker().postMessage({ ask: 'load' } satisfies WorkerRequest),
    error: () => {
      // One that could not read at first listens to nothing.
      following?.unsubscribe();
      following = null;
      showUnreadable();
    },
  });
}

function showUnreadable(): void {
  const { directory } = databaseFaults.getState();
  show({ at: directory === 'missing' ? 'empty' : 'fault' });
}

/** Live queries keep silent about a database that cannot be opened, by the error's name: here it goes by another. */
async function currentState(): Promise<string | null> {
  try {
    const stored = await currentManifest();
    return stored && `${stored.hash} ${stored.arrivals}`;
  } catch (error) {
    throw new Error('The directory cannot be read', { cause: error });
  }
}

/** One page of answers; null when a later search of the same asker took its place. Waits for the index. `stood`: see SearchAnswer. */
export function searchInvestors(
  asker: string,
  query: SearchQuery,
  stood: number[] = [],
): Promise<SearchAnswer | null> {
  searches += 1;
  const request = { ask: 'search', asker, number: searches, query, stood } as const;
  return new Promise((settle) => {
    waiting.set(request.number, { request, settle });
    runningWorker().postMessage(request);
    if (waiting.size === 1) expectAnswer();
  });
}

/** However many searches a worker owes: it hangs where none of them is answered for so long. */
function expectAnswer(): void {
  clearTimeout(patience);
  if (waiting.size > 0) patience = setTimeout(restart, answerMilliseconds);
}

function runningWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(trustedScript(workerAddress), {
    type: 'module',
    name: 'investor-search',
  });
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => hear(data);
  worker.onerror = () => restart();
  return worker;
}

/** A worker that died or hangs is replaced by one that reads the directory and answers what is still open. */
function restart(): void {
  clearTimeout(patience);
  worker?.terminate();
  worker = null;
  restarts += 1;
  if (restarts > mostRestarts) {
    for (const { settle } of waiting.values()) settle(null);
    waiting.clear();
    return show({ at: 'fault' });
  }
  show(loading);
  const next = runningWorker();
  next.postMessage({ ask: 'load' } satisfies WorkerRequest);
}

function hear(reply: WorkerReply): void {
  if (reply.tell === 'loading') {
    if (searchIndex.getState().at !== 'ready') show({ at: 'loading', done: reply.done });
  } else if (reply.tell === 'empty') {
    show({ at: 'empty' });
  } else if (reply.tell === 'ready') {
    show({ at: 'ready', hash: reply.hash, counts: reply.counts, held: reply.held });
    // A worker that took the place of another was never asked these.
    for (const { request } of waiting.values()) runningWorker().postMessage(request);
    expectAnswer();
  } else {
    restarts = 0;
    waiting.get(reply.number)?.settle(reply.tell === 'answer' ? reply.answer : null);
    waiting.delete(reply.number);
    expectAnswer();
  }
}

function show(state: SearchIndexState): void {
  searchIndex.setState(state, true);
}

/** After a fault: tries anew with a fresh worker. */
export function retrySearch(): void {
  restarts = 0;
  restart();
  startSearch();
}

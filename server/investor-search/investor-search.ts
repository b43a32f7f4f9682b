import { Worker } from 'node:worker_threads';
import type { InvestorSearchQuery, InvestorSearchReply } from '#sync/endpoints/investor-search.ts';
import type { ThreadData, ThreadReply, ThreadRequest } from './messages.ts';
import { type Asker, createSearchQueue, notNow } from './search-queue.ts';

export type InvestorSearch = {
  /** Brings the index to what is published now; its end is worth waiting for only where one searches then. */
  fill(): Promise<void>;
  /** Throws HttpFailure 503 while the index is made, where too many wait already, and where the asker has left. */
  search(query: InvestorSearchQuery, asker: Asker): Promise<InvestorSearchReply>;
  /** Ends what runs: the index goes on from there next time. */
  close(): Promise<void>;
};

type Waiting = { hear: (reply: ThreadReply) => void; fail: (error: Error) => void };

/**
 * The search of the directory, in a thread of its own: it reads the database and writes only its index, and no request
 * waits for either. The thread begins with the first thing it is asked.
 */
export function createInvestorSearch(files: ThreadData): InvestorSearch {
  let thread: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  const queue = createSearchQueue<InvestorSearchReply>();

  function running(): Worker {
    if (thread) return thread;
    const begun = new Worker(new URL('./search-thread.ts', import.meta.url), { workerData: files });
    begun.on('message', (reply: ThreadReply) => {
      waiting.get(reply.number)?.hear(reply);
      waiting.delete(reply.number);
    });
    begun.on('error', (error: Error) => end(begun, error));
    begun.on('exit', () => end(begun, new Error('The search of the directory has ended')));
    // It has nothing that must be finished.
    begun.unref();
    thread = begun;
    return begun;
  }

  /** The next request begins another. */
  function end(ended: Worker, error: Error): void {
    if (thread !== ended) return;
    thread = null;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  }

  function ask(requestOf: (number: number) => ThreadRequest): Promise<ThreadReply> {
    asked += 1;
    const request = requestOf(asked);
    return new Promise((hear, fail) => {
      waiting.set(request.number, { hear, fail });
      running().postMessage(request);
    });
  }

  async function searchNow(query: InvestorSearchQuery): Promise<InvestorSearchReply> {
    const reply = await ask((number) => ({ ask: 'search', number, query }));
    if (reply.tell === 'found') return reply.reply;
    if (reply.tell === 'failed') throw new Error(reply.message);
    const notReady = notNow('not-ready', 'The search is being prepared. Please try again in a moment.');
    // Each would wait for the index as long as this one did.
    queue.empty(notReady);
    throw notReady;
  }

  return {
    async fill() {
      const reply = await ask((number) => ({ ask: 'fill', number }));
      if (reply.tell === 'failed') throw new Error(reply.message);
    },
    search: (query, asker) => queue.put(asker, () => searchNow(query)),
    async close() {
      const ending = thread;
      if (!ending) return;
      const closed = new Error('The search of the directory is closed');
      queue.empty(closed);
      end(ending, closed);
      await ending.terminate();
    },
  };
}

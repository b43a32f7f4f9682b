import { Worker } from 'node:worker_threads';
import type { InvestorSearchQuery, InvestorSearchReply } from '#sync/endpoints/investor-search.ts';
import { HttpFailure } from '../http-failure.ts';
import type { ThreadData, ThreadReply, ThreadRequest } from './messages.ts';

export type InvestorSearch = {
  /** Brings the index to what is published now; its end is worth waiting for only where one searches then. */
  fill(): Promise<void>;
  /** Throws HttpFailure 503 while the index is made, and where too many wait already. */
  search(query: InvestorSearchQuery): Promise<InvestorSearchReply>;
  /** Ends what runs: the index goes on from there next time. */
  close(): Promise<void>;
};

type Waiting = { hear: (reply: ThreadReply) => void; fail: (error: Error) => void };

/** Searches take milliseconds: whoever comes after so many would wait for a second, and does better to ask again. */
const mostWaiting = 32;

/**
 * The search of the directory, in a thread of its own: it reads the database and writes only its index, and no request
 * waits for either. The thread begins with the first thing it is asked.
 */
export function createInvestorSearch(files: ThreadData): InvestorSearch {
  let thread: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

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

  return {
    async fill() {
      const reply = await ask((number) => ({ ask: 'fill', number }));
      if (reply.tell === 'failed') throw new Error(reply.message);
    },
    async search(query) {
      if (waiting.size >= mostWaiting) throw notNow('busy', 'Too many people search right now.');
      const reply = await ask((number) => ({ ask: 'search', number, query }));
      if (reply.tell === 'found') return reply.reply;
      if (reply.tell === 'failed') throw new Error(reply.message);
      throw notNow('not-ready', 'The search is being prepared. Please try again in a moment.');
    },
    async close() {
      const ending = thread;
      if (!ending) return;
      end(ending, new Error('The search of the directory is closed'));
      await ending.terminate();
    },
  };
}

function notNow(code: string, message: string): HttpFailure {
  return new HttpFailure(503, { code, message }, { 'Retry-After': '5' });
}

import '#sync/configure-zod.ts';

import { countDirectory } from './directory-counts.ts';
import { type LoadedDirectory, load } from './load.ts';
import { Superseded, slices } from './pause.ts';
import { search } from './search.ts';
import type { WorkerReply, WorkerRequest } from './search-messages.ts';

let directory: LoadedDirectory | null = null;
let loads = 0;
const newest = new Map<string, number>();

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  const work = data.ask === 'load' ? reload() : answer(data);
  // A rejected promise would end here unseen; as an error it reaches the page, which starts a new worker.
  work.catch(reportError);
};

/** The directory searched so far stays in use until the new one is complete. */
async function reload(): Promise<void> {
  loads += 1;
  const own = loads;
  const pause = slices(() => own === loads);
  const loaded = await unlessSuperseded(load(pause, (done) => tell({ tell: 'loading', done })));
  if (loaded === undefined) return;
  directory = loaded;
  tell(
    loaded === null
      ? { tell: 'empty' }
      : { tell: 'ready', hash: loaded.hash, counts: countDirectory(loaded.units) },
  );
}

async function answer({ asker, number, query }: Extract<WorkerRequest, { ask: 'search' }>): Promise<void> {
  newest.set(asker, number);
  const pause = slices(() => newest.get(asker) === number);
  const found = directory && (await unlessSuperseded(search(directory, query, pause)));
  tell(found ? { tell: 'answer', number, answer: found } : { tell: 'superseded', number });
}

async function unlessSuperseded<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Superseded) return undefined;
    throw error;
  }
}

function tell(reply: WorkerReply): void {
  self.postMessage(reply);
}

import '#sync/configure-zod.ts';

import { countDirectory } from './directory-counts.ts';
import { type LoadedDirectory, load } from './load.ts';
import { Superseded, slices } from './pause.ts';
import { search } from './search.ts';
import type { WorkerReply, WorkerRequest } from './search-messages.ts';

let directory: LoadedDirectory | null = null;
let isLoading = false;
let isChanged = false;
const newest = new Map<string, number>();

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  const work = data.ask === 'load' ? reload() : answer(data);
  // A rejected promise would end here unseen; as an error it reaches the page, which starts a new worker.
  work.catch(reportError);
};

/** What has arrived meanwhile is taken up after the index that is being built: work that is under way is never lost. */
async function reload(): Promise<void> {
  isChanged = true;
  if (isLoading) return;
  isLoading = true;
  try {
    while (isChanged) {
      isChanged = false;
      await loadOnce();
    }
  } finally {
    isLoading = false;
  }
}

/** The directory searched so far stays in use until more of the new one is here, or all of it where it was whole. */
async function loadOnce(): Promise<void> {
  const pause = slices(() => true);
  for await (const loaded of load(pause, (done) => tell({ tell: 'loading', done }), directory)) {
    directory = loaded;
    tell(
      loaded
        ? { tell: 'ready', hash: loaded.version, counts: countDirectory(loaded.units), held: loaded.held }
        : { tell: 'empty' },
    );
    if (isChanged) return;
  }
}

async function answer({
  asker,
  number,
  query,
  stood,
}: Extract<WorkerRequest, { ask: 'search' }>): Promise<void> {
  newest.set(asker, number);
  const pause = slices(() => newest.get(asker) === number);
  const found = directory && (await unlessSuperseded(search(directory, query, pause, stood)));
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

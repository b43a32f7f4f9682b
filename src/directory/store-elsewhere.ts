import { trustedScript } from '#src/lib/trusted-script.ts';
import { DamagedDirectoryFile } from '#sync/directory/damaged-file.ts';
import type { StoreFault, StoreReply, StoreRequest } from './store-messages.ts';
// oxlint-disable-next-line import/default -- the bundler makes this export, the file has none
import workerAddress from './store-worker.ts?worker&url';
import { storeFiles } from './stored-files.ts';

/** A thread that died without a word, or hangs, keeps nobody waiting longer. */
const patienceMilliseconds = 60_000;

let worker: Worker | null = null;
let requests = 0;

/**
 * As storeFiles, in a thread of its own: there files are taken apart and compressed, which would keep a page from answering for
 * a moment each time. Here, where there are no such threads, or this one cannot be started.
 */
export async function storeElsewhere(served: StoreRequest['served']): Promise<void> {
  if (typeof Worker === 'undefined') return storeFiles(served);
  requests += 1;
  const reply = await replyOf(runningWorker(), { number: requests, served });
  if (reply === null) {
    endStoring();
    return storeFiles(served);
  }
  if (reply.fault) throw errorOf(reply.fault);
}

/** To be called when something will be stored: the thread starts while that is fetched. */
export function prepareStoring(): void {
  if (typeof Worker !== 'undefined') runningWorker();
}

/** To be called when nothing more is to be stored for now. */
export function endStoring(): void {
  worker?.terminate();
  worker = null;
}

function runningWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(trustedScript(workerAddress), { type: 'module', name: 'directory-store' });
  // Also while nobody waits for it: whoever comes next begins with another.
  started.addEventListener('error', () => {
    if (worker === started) worker = null;
  });
  worker = started;
  return started;
}

/** Null where the worker fails; what it has stored by then is stored over. */
function replyOf(asked: Worker, request: StoreRequest): Promise<StoreReply | null> {
  return new Promise((resolve) => {
    const answered = new AbortController();
    const settle = (reply: StoreReply | null) => {
      clearTimeout(timer);
      answered.abort();
      resolve(reply);
    };
    const timer = setTimeout(() => settle(null), patienceMilliseconds);
    const { signal } = answered;
    asked.addEventListener('error', () => settle(null), { signal });
    asked.addEventListener(
      'message',
      ({ data }: MessageEvent<StoreReply>) => data.number === request.number && settle(data),
      { signal },
    );
    // Copied, not handed over: should the worker fail, they are stored here.
    asked.postMessage(request);
  });
}

function errorOf({ kind, reason }: StoreFault): Error {
  if (kind === 'damaged') return new DamagedDirectoryFile(reason);
  const error = new Error(reason);
  if (kind === 'storage-full') error.name = 'QuotaExceededError';
  return error;
}

import { parentPort, workerData } from 'node:worker_threads';
import { openReader } from '../db/connection.ts';
import type { ThreadData, ThreadReply, ThreadRequest } from './messages.ts';
import { openPublishedIndex } from './published-index.ts';

const { database, index } = workerData as ThreadData; // what investor-search.ts gives
const published = openPublishedIndex(openReader(database), index);

parentPort?.on('message', async (request: ThreadRequest) => {
  const { number } = request;
  tell(
    await answer(request).catch((error: unknown) => ({
      tell: 'failed' as const,
      number,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })),
  );
});

async function answer(request: ThreadRequest): Promise<ThreadReply> {
  const { number } = request;
  if (request.ask === 'fill') {
    await published.fill();
    return { tell: 'filled', number };
  }
  const reply = await published.search(request.query);
  return reply ? { tell: 'found', number, reply } : { tell: 'not-ready', number };
}

function tell(reply: ThreadReply): void {
  parentPort?.postMessage(reply);
}

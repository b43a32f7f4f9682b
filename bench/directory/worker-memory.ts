import type { Page } from '@playwright/test';

const patience = 10_000;

type Usage = { usedSize: number; backingStorageSize: number };

/** Asks each worker of the page, after its garbage is gone, for its objects and typed arrays together, in bytes. */
export async function workerMemory(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page);
  const workers: string[] = [];
  const waiting = new Map<number, (usage: Usage) => void>();
  let asked = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId);
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    if (workers.includes(sessionId)) workers.splice(workers.indexOf(sessionId), 1);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result }: { id?: number; result?: Usage } = JSON.parse(message);
    if (id !== undefined && result) waiting.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const ask = (sessionId: string, method: string) =>
    new Promise<Usage>((resolve, reject) => {
      setTimeout(() => reject(new Error('The worker does not answer')), patience).unref();
      const id = (asked += 1);
      waiting.set(id, resolve);
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  return async () => {
    const sums: number[] = [];
    for (const sessionId of workers) {
      await ask(sessionId, 'HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await ask(sessionId, 'Runtime.getHeapUsage');
      sums.push(usedSize + backingStorageSize);
    }
    return sums;
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newId } from '#sync/ids.ts';
import { byteProxy } from './byte-proxy.ts';
import type { Deal, Note, Peer, PeerServer } from './contract.ts';
import { closePages, type Device, emptyDevice, openPage, originOf } from './devices.ts';
import { countRequests } from './requests.ts';
import type { Samples } from './samples.ts';

export type Stage = {
  peer: Peer;
  server: PeerServer;
  proxy: Awaited<ReturnType<typeof byteProxy>>;
  origin: string;
  deals: Deal[];
  notes: Note[];
};

const longestStepMs = 90_000;
/** People who write to each other do not write again in the moment in which the other has read it. */
const betweenWritesMs = 1_000;

/** How often things are done in one round. */
export type Effort = { propagations: number; warmStarts: number };

/** A peer's server with the rows in it, behind a pipe that counts. */
export async function setStage(peer: Peer, appDir: string, deals: Deal[], notes: Note[]): Promise<Stage> {
  const server = await peer.createServer(appDir);
  await server.start();
  await server.seed(deals, notes);
  const proxy = await byteProxy(server.port);
  return { peer, server, proxy, origin: originOf(peer.id, proxy.port), deals, notes };
}

/**
 * One round of everything that is timed, on a device that was emptied before. What does not end in its time counts as endless.
 * Answers what went wrong, in words.
 */
export async function measureRound(
  stage: Stage,
  round: number,
  [device, other]: [Device, Device],
  effort: Effort,
  to: Samples,
): Promise<string[]> {
  await emptyDevice(device, stage.origin);
  const failures: string[] = [];
  const step = async (measure: string, work: () => Promise<void>) => {
    await Promise.race([work(), endless()]).catch((error: unknown) => {
      to.add(measure, Number.POSITIVE_INFINITY);
      failures.push(`${measure}: ${String(error).split('\n')[0]}`);
    });
    await closePages(device);
    if (process.env.BENCH_DEBUG) console.error(`  ${measure}`, (performance.now() / 1_000).toFixed(1));
  };
  await step('first', () => firstSet(stage, device, to));
  await step('warm', () => warmStart(stage, device, effort, to));
  await step('idle', () => nothingToDo(stage, device, to));
  await step('percent', () => onePercent(stage, device, round, to));
  await step('drain', () => drain(stage, device, round, to));
  await step('propagation', () => propagation(stage, device, other, effort, to));
  await closePages(other);
  return failures;
}

async function endless(): Promise<never> {
  await sleep(longestStepMs, undefined, { ref: false });
  throw new Error(`Not done within ${longestStepMs / 1_000} s`);
}

async function firstSet({ proxy, origin, deals, notes }: Stage, device: Device, to: Samples) {
  const page = await openPage(device, origin, 'asha');
  const { result, bytes } = await proxy.during(() => timeUntilRows(page, deals.length + notes.length));
  to.add('first', result);
  to.add('first-bytes', bytes.up + bytes.down);
  await settled(page);
}

async function warmStart({ origin }: Stage, device: Device, { warmStarts }: Effort, to: Samples) {
  for (let at = 0; at < warmStarts; at += 1) {
    const page = await openPage(device, origin, 'asha');
    await page.reload();
    const took = await page.evaluate(async () => {
      while (!window.bench) await new Promise((resolve) => setTimeout(resolve, 1));
      await window.bench.open('asha');
      const rows = await window.bench.firstDeals(50);
      if (rows.length < 50) throw new Error(`Only ${rows.length} rows`);
      return performance.now();
    });
    to.add('warm', took);
    await page.close();
  }
}

async function nothingToDo({ proxy, origin }: Stage, device: Device, to: Samples) {
  const page = await openPage(device, origin, 'asha');
  // The first exchange of a page may open connections and end what the last page began.
  await page.evaluate(() => window.bench.syncOnce());
  const requests = countRequests(page);
  const { result, bytes } = await proxy.during(() =>
    page.evaluate(async () => {
      window.deviceWrites = 0;
      const start = performance.now();
      await window.bench.syncOnce();
      return { took: performance.now() - start, writes: window.deviceWrites };
    }),
  );
  const counted = await requests.end();
  to.add('idle', result.took);
  to.add('idle-writes', result.writes);
  to.add('idle-requests', counted.requests);
  to.add('idle-body-up', counted.bodyUp);
  to.add('idle-body-down', counted.bodyDown);
  to.add('idle-bytes', bytes.up + bytes.down);
  await page.close();
}

async function onePercent(
  { server, proxy, origin, deals }: Stage,
  device: Device,
  round: number,
  to: Samples,
) {
  const raisedAmount = 1_000 + round;
  const changed = deals.filter((_, at) => at % 90 === round % 90).map((deal) => ({ ...deal, raisedAmount }));
  await server.changeDeals(changed);
  const page = await openPage(device, origin, 'asha');
  const { result, bytes } = await proxy.during(() =>
    page.evaluate(
      async ({ ids, raisedAmount }) => {
        const start = performance.now();
        window.bench.startSync();
        for (;;) {
          const raised = await window.bench.raisedOf(ids);
          if (raised.every((amount) => amount === raisedAmount)) return performance.now() - start;
          if (performance.now() - start > 30_000)
            throw new Error('The changes did not all arrive within 30 s');
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      },
      { ids: changed.map(({ id }) => id), raisedAmount },
    ),
  );
  to.add('percent', result);
  to.add('percent-bytes', bytes.up + bytes.down);
  await settled(page);
}

/** A thousand writes that nobody hears of yet, each until it is said to be saved; then the server is there again. */
async function drain({ server, proxy, origin, notes }: Stage, device: Device, round: number, to: Samples) {
  const page = await openPage(device, origin, 'asha');
  const mark = `Queued in round ${round}:`;
  const times = await page.evaluate(
    async ({ ids, mark }) => {
      const times: number[] = [];
      for (const [at, id] of ids.entries()) {
        const start = performance.now();
        await window.bench.setTitle(id, `${mark} ${at}`);
        times.push(performance.now() - start);
      }
      return times;
    },
    { ids: notes.map(({ id }) => id), mark },
  );
  for (const time of times) to.add('write', time);
  const { result, bytes } = await proxy.during(async () => {
    const start = performance.now();
    await page.evaluate(() => window.bench.startSync());
    await settled(page);
    for (;;) {
      const arrived = (await server.notes('asha')).filter(({ title }) => title.startsWith(mark));
      if (arrived.length === notes.length) return performance.now() - start;
      if (performance.now() - start > 60_000) throw new Error('The server did not have them all within 60 s');
      await sleep(50);
    }
  });
  to.add('drain', result);
  to.add('drain-bytes', bytes.up + bytes.down);
}

/**
 * Both devices are connected; the moment of writing and the moment of seeing are of one machine's clock. The other device
 * is emptied only once: after that it has what it had.
 */
async function propagation(
  { origin, deals, notes }: Stage,
  device: Device,
  other: Device,
  effort: Effort,
  to: Samples,
) {
  const page = await openPage(device, origin, 'asha');
  const seeing = await openPage(other, origin, 'asha');
  for (const each of [page, seeing]) {
    await timeUntilRows(each, deals.length + notes.length);
    await settled(each);
  }
  const [note] = notes;
  if (!note) throw new Error('No notes');
  for (let at = 0; at < effort.propagations; at += 1) {
    await sleep(betweenWritesMs);
    const title = `Seen ${newId()}`;
    const seen = seeing.evaluate(
      async ({ id, title }) => {
        const deadline = performance.now() + 30_000;
        while ((await window.bench.titleOf(id)) !== title) {
          if (performance.now() > deadline) return Number.POSITIVE_INFINITY;
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
        return performance.timeOrigin + performance.now();
      },
      { id: note.id, title },
    );
    const written = await page.evaluate(
      async ({ id, title }) => {
        const began = performance.timeOrigin + performance.now();
        await window.bench.setTitle(id, title);
        return began;
      },
      { id: note.id, title },
    );
    to.add('propagation', (await seen) - written);
    await settled(page);
  }
}

/** Starts syncing and answers how long it took until that many rows could be read. */
export async function timeUntilRows(page: Page, count: number): Promise<number> {
  return page.evaluate(async (count) => {
    const start = performance.now();
    window.bench.startSync();
    while ((await window.bench.rowCount()) < count) {
      if (performance.now() - start > 40_000) throw new Error('The rows did not all arrive within 40 s');
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    return performance.now() - start;
  }, count);
}

/** Until the library itself says that all is sent and fetched. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const deadline = performance.now() + 60_000;
    while ((await window.bench.status()) !== 'in-sync' && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
  });
}

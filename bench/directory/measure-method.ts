import type { Page } from '@playwright/test';
import { quantiles } from '../quantiles.ts';
import type { Device } from '../sync/devices.ts';
import type { MethodName } from './contract.ts';
import type { WantedQuery } from './queries.ts';
import { nothingYet, type Result } from './result.ts';

type Effort = { patience: number; typing: number; endsAt: number };
type Keystrokes = { times: number[]; nine: number; of: number };

const slowdown = 4;

/** Throws nothing: what did not end, or failed, is in the result with its reason. `origin` is this way's alone. */
export async function measureMethod(
  device: Device,
  origin: string,
  asked: { method: MethodName; name: string; size: number; queries: WantedQuery[] },
  effort: Effort,
): Promise<Result> {
  const result = nothingYet(asked.name, asked.size);
  try {
    await measureInto(result, device, origin, asked, effort);
  } catch (error) {
    result.ended = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
  return result;
}

async function measureInto(
  result: Result,
  device: Device,
  origin: string,
  { method, size, queries }: { method: MethodName; size: number; queries: WantedQuery[] },
  effort: Effort,
): Promise<void> {
  await onPage(device, origin, effort, async (page, within) => {
    await within('preparing', () =>
      page.evaluate(([name, count]) => window.directoryBench.prepare(name, count), [method, size] as const),
    );
    result.build = await within('building', () => page.evaluate(() => window.directoryBench.build()));
    await within('keeping', () => page.evaluate(() => window.directoryBench.keep()));
    result.disk = await bytesOnDisk(page);
  });
  const [first] = queries;
  if (!first) throw new Error('There is nothing to ask for');
  await onPage(device, origin, effort, async (page, within) => {
    result.cold = await coldStart(page, method, first.text, within);
    result.memory = await bytesInMemory(page);
    const { times, nine, of } = await typed(page, queries, effort, within);
    result.keystroke = { ...quantiles(times), count: times.length };
    result.found = { nine, of };
  });
  await onPage(device, origin, effort, async (page, within) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    result.coldSlow = await coldStart(page, method, first.text, within);
    const { times } = await typed(page, queries, effort, within);
    result.keystrokeSlow = { ...quantiles(times), count: times.length };
  });
}

type Within = <T>(step: string, work: () => Promise<T>) => Promise<T>;

/** A page that is closed afterwards, also while it hangs. */
async function onPage(
  { context }: Device,
  origin: string,
  { patience, endsAt }: Effort,
  work: (page: Page, within: Within) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let hangs = false;
  const within: Within = async (step, work) => {
    const time = Math.max(0, Math.min(patience, endsAt - Date.now()));
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      hangs = true;
      const cut = time < patience ? ', when the time of the whole run was over' : '';
      reject(new Error(`${step} did not end in ${Math.round(time / 1_000)} s${cut}`));
    }, time);
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    await page.goto(origin);
    await page.waitForFunction(() => window.directoryBench !== undefined);
    await work(page, within);
  } finally {
    // What is at work on its one thread hears nothing else.
    if (hangs) void session.send('Page.crash').catch(() => undefined);
    await page.close();
  }
}

async function coldStart(page: Page, method: MethodName, text: string, within: Within): Promise<number> {
  return within('opening', () =>
    page.evaluate(
      async ([name, text]) => {
        const start = performance.now();
        await window.directoryBench.open(name);
        await window.directoryBench.search(text);
        return performance.now() - start;
      },
      [method, text] as const,
    ),
  );
}

/** Of each query its first letters and then all of it, until they are through or the time is. */
async function typed(
  page: Page,
  queries: WantedQuery[],
  { typing, endsAt }: Effort,
  within: Within,
): Promise<Keystrokes> {
  const until = Math.min(Date.now() + typing, endsAt);
  const sum: Keystrokes = { times: [], nine: 0, of: 0 };
  for (const { text, wanted } of queries) {
    for (const part of [text.slice(0, 3), text]) {
      if (Date.now() > until && sum.times.length > 0) return sum;
      const { ids, time } = await within('a keystroke', () =>
        page.evaluate((part) => window.directoryBench.search(part), part),
      );
      sum.times.push(time);
      if (part !== text) continue;
      sum.of += 1;
      sum.nine += Number(ids.includes(wanted));
    }
  }
  return sum;
}

async function bytesOnDisk(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

/** Objects, and the typed arrays outside of their heap. */
async function bytesInMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

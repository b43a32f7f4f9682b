// How the directory comes to a device, measured in the app itself on a first visit: npm run bench -- directory arrival --help
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '../../e2e/fixtures/chromium.ts';
import { createTestServer } from '../../e2e/fixtures/server.ts';
import { slowLine } from './slow-line.ts';
import { workerMemory } from './worker-memory.ts';

const help = `npm run bench -- directory arrival [--data FOLDER] [--width MBIT] [--investors N] [--first-only]

A first visit to /fundraise over a line of --width Mbit/s (50): when the first set can be searched, when everybody can, what came
over the line, what lies on the device, the longest tasks of the page's thread while it loads and one types, and the memory of
the worker. --data keeps the server's data (and the imported list, 373,354 unless said) for the next run. --first-only ends once
the first set is searched.`;
const typed = ['capital', 'mumbai angels', 'venture partners', 'we invest in'];
const patience = 200_000;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    data: { type: 'string' },
    width: { type: 'string', default: '50' },
    investors: { type: 'string', default: '373354' },
    'first-only': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(help);
else await measure();

async function measure(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'pankh-arrival-'));
  const data = values.data ?? join(work, 'data');
  if (!existsSync(join(data, 'imported'))) fill(data, join(work, 'list.csv'));
  const server = await createTestServer({ settings: { DATA_DIR: data } });
  await server.start();
  const line = await slowLine(server.port, Number(values.width));
  const context = await browserType.launchPersistentContext(join(work, 'profile'), chromium);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const memory = await workerMemory(page);
    await page.addInitScript(noteLongTasks);
    const began = Date.now();
    const since = () => `${((Date.now() - began) / 1_000).toFixed(1)} s`;
    await page.goto(`http://localhost:${line.port}/fundraise`);
    await page.waitForFunction(isTold, '^[1-9][\\d,]* investors found', { timeout: patience });
    console.log(`first set found: ${since()}, ${megabytes(line.sent())} MB over the line`);
    await type(page, 'capital');
    await page.locator('button[aria-label^="View Details of"][aria-label*="Capital"]').first().waitFor();
    console.log(`first set searched: ${since()}`);
    if (values['first-only']) return await tellLongTasks(page);
    await clear(page);
    const all = `^${Number(values.investors).toLocaleString('en-IN')} investors found$`;
    for (let round = 0; !(await page.evaluate(isTold, all)); round += 1) {
      await type(page, typed[round % typed.length] ?? '');
      await clear(page);
      await page.waitForTimeout(500);
      if (Date.now() - began > patience) throw new Error('Not everybody came');
    }
    console.log(`everybody found: ${since()}, ${megabytes(line.sent())} MB over the line`);
    const arriving = () => !document.body.textContent?.includes('More investors are arriving');
    await page.waitForFunction(arriving, null, { timeout: patience, polling: 500 });
    console.log(`all of it here, index included: ${since()}, ${megabytes(line.sent())} MB over the line`);
    for (const text of typed) await type(page, text);
    await tellLongTasks(page);
    const disk = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    console.log(
      `on the device: ${megabytes(disk)} MB; worker: ${(await memory()).map(megabytes).join(', ')} MB`,
    );
  } finally {
    await context.close();
    line.close();
    await server.dispose();
    await rm(work, { recursive: true, force: true });
  }
}

function fill(data: string, list: string): void {
  const run = (command: string, args: string[]) => {
    const { status } = spawnSync(process.execPath, [`server/commands/${command}.ts`, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: data },
    });
    if (status !== 0) throw new Error(`${command} failed`);
  };
  run('generate', [list, '--investors', values.investors, '--seed', '1']);
  run('import', [list]);
  spawnSync('touch', [join(data, 'imported')]);
}

async function type(page: Page, text: string): Promise<void> {
  await clear(page);
  await page.keyboard.type(text, { delay: 60 });
}

async function clear(page: Page): Promise<void> {
  const field = page.locator('input[aria-label="Search investors"]');
  await field.fill('');
  await field.focus();
}

/** In the page. Found by what costs it nothing: looked for by role or label, a screen of some hundred links takes a task of 100 ms. */
function isTold(pattern: string): boolean {
  const told = document.querySelectorAll('[role="status"]');
  return Array.from(told).some(({ textContent }) => new RegExp(pattern).test(textContent ?? ''));
}

/** In the page: every task of more than 50 ms, as [when, how long], in ms. */
function noteLongTasks(): void {
  const tasks: [number, number][] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push([Math.round(startTime), Math.round(duration)]);
  }).observe({ type: 'longtask', buffered: true });
}

async function tellLongTasks(page: Page): Promise<void> {
  const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  console.log(
    `tasks of more than 50 ms on the page's thread ([when, how long] in ms): ${JSON.stringify(tasks)}`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

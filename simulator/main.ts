import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { canaries, silenceOf } from './bugs/canaries.ts';
import { seededBugs } from './bugs/list.ts';
import type { SeededBug } from './bugs/seeded-bug.ts';
import { type Catches, writeDown } from './bugs/write-down.ts';
import { leastApplied, mustBeApplied, mustStrike } from './faults.ts';
import type { Finished } from './histories.ts';
import { countOf, nextSeed, readLived, refuseTwice, withPart, writeLived } from './lived.ts';

/**
 * npm run simulate                         200 histories of 300 steps
 * npm run simulate -- --histories 10000    so many
 * npm run simulate -- --histories 250 --add-to lived.json    so many more than that file tells of, which tells of them then
 * npm run simulate -- --bugs               every seeded bug, each until it is caught; docs/simulator.md is told of it
 * npm run simulate -- --seed 17            one history again; if it goes wrong, the fewest steps that do
 * npm run simulate -- --bug "..."          that one, or several; their rows there are written anew
 * npm run simulate -- --canaries           bugs that the first history notices soon, one of each kind: nothing is written
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    histories: { type: 'string', default: '200' },
    from: { type: 'string' },
    'add-to': { type: 'string' },
    steps: { type: 'string', default: '300' },
    bugs: { type: 'boolean' },
    bug: { type: 'string', multiple: true },
    canaries: { type: 'boolean' },
  },
});
/** Each takes up to a gigabyte and a half. */
const workers = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 1.5e9)));
/** With a bug in the product, one of so many must go wrong. */
const mostHistories = 100;
/** What has to be there before the modules of the server are. */
const hooks = join(import.meta.dirname, 'world/file-hooks.ts');
const began = performance.now();

if (values.seed !== undefined) {
  replay(values.seed);
} else if (values.canaries) {
  await hearCanaries();
} else if (values.bug !== undefined) {
  await catchBugs(values.bug.map(bugNamed));
} else if (values.bugs) {
  await catchBugs(seededBugs);
} else {
  await liveAll(Number(values.histories));
}

function bugNamed(name: string): SeededBug {
  const bug = seededBugs.find((each) => each.name === name);
  if (!bug) throw new Error(`There is no bug "${name}"`);
  return bug;
}

function replay(seed: string): void {
  const child = fork(join(import.meta.dirname, 'replay.ts'), ['--seed', seed, '--steps', values.steps], {
    execArgv: ['--import', hooks],
  });
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

async function liveAll(count: number): Promise<void> {
  const file = values['add-to'];
  const before = file === undefined ? null : readLived(file, Number(values.steps));
  const from = Number(values.from ?? (before ? nextSeed(before) : 1));
  const to = from + count - 1;
  if (before) refuseTwice(before, { from, to });
  const commit = before && commitHere();
  const struck = new Map<string, number>();
  const wrong: Finished[] = [];
  let told = 0;
  const next = seedsFrom(from, count);
  await Promise.all(
    Array.from({ length: workers }, () =>
      finished(liveInProcess(next), (history) => {
        told += 1;
        for (const [what, times] of history.struck) struck.set(what, (struck.get(what) ?? 0) + times);
        if (history.faults.length > 0) wrong.push(history);
      }),
    ),
  );
  // Histories of a process that broke down are not known: nothing is added.
  if (told !== count) fail(`Only ${told} of ${count} histories were told of`);
  say(`${count} histories of ${values.steps} steps in ${seconds()} s, ${wrong.length} went wrong`);
  for (const { seed, faults } of wrong) {
    fail(
      `History ${seed} went wrong (again: npm run simulate -- --seed ${seed}):\n  ${faults.slice(0, 3).join('\n  ')}`,
    );
  }
  if (file === undefined || !before || !commit || told !== count) return judgeStruck(struck, count);
  const day = new Date().toISOString().slice(0, 10);
  const seeds = wrong.map(({ seed }) => seed);
  // Read again: another run may have told of its part meanwhile.
  const lived = withPart(
    readLived(file, Number(values.steps)),
    { from, to, commit, day, wrong: seeds },
    struck,
  );
  writeLived(file, lived);
  const allWrong = lived.parts.reduce((sum, part) => sum + part.wrong.length, 0);
  say(`${file} tells of ${countOf(lived)} histories in ${lived.parts.length} parts, ${allWrong} went wrong:`);
  judgeStruck(new Map(Object.entries(lived.struck)), countOf(lived));
}

/** A fault that never comes proves nothing. */
function judgeStruck(struck: ReadonlyMap<string, number>, count: number): void {
  for (const [what, times] of [...struck].sort(([a], [b]) => a.localeCompare(b))) say(`  ${times} x ${what}`);
  const idle = mustStrike.filter((what) => !struck.get(what));
  for (const what of idle) fail(`Never struck: ${what}`);
  const least = Math.max(1, Math.floor((leastApplied * count) / 200));
  for (const what of mustBeApplied)
    if ((struck.get(what) ?? 0) < least) fail(`Fewer than ${least} times ${what}: see simulator/faults.ts`);
}

/** What is lived, as it stands at the beginning: the commit, and whether anything of it was changed since. */
function commitHere(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'simulator', 'server', 'src', 'sync');
  return `${git('rev-parse', '--short=10', 'HEAD')}${changed === '' ? '' : ' and changes'}`;
}

async function catchBugs(bugs: SeededBug[]): Promise<void> {
  const queue = [...bugs];
  const catches: Catches = new Map();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let bug = queue.shift(); bug !== undefined; bug = queue.shift()) {
        const by = await firstWrong(mostHistories, bug.name);
        catches.set(bug.name, by);
        // Also of a run that is broken off the page says how far it came.
        writeDown(catches, values.steps);
        if (!by) fail(`NOT CAUGHT: ${bug.name}`);
        if (by) say(`  caught by history ${by.seed}: ${bug.name}\n    ${firstLine(by)}`);
      }
    }),
  );
  const by = [...catches.values()].filter((each) => each !== null);
  say(`${by.length} of ${bugs.length} seeded bugs caught, ${seconds()} s in all`);
  const last = Math.max(0, ...by.map(({ seed }) => seed));
  const already = last > 0 ? await firstWrong(last) : null;
  if (already) fail(`History ${already.seed} goes wrong without any bug: what it catches proves nothing.`);
}

/** Checks that went blind would find all of a run in order: each of these must be found at once, and by the check it is there for. */
async function hearCanaries(): Promise<void> {
  const queue = [...canaries];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let canary = queue.shift(); canary !== undefined; canary = queue.shift()) {
        const by = await firstWrong(1, bugNamed(canary.bug).name);
        const silence = silenceOf(canary, by?.faults ?? []);
        if (silence !== null) fail(silence);
      }
    }),
  );
  say(`${canaries.length} seeded bugs were looked for in history 1, ${seconds()} s`);
}

function firstLine({ faults: [fault = ''] }: Finished): string {
  return fault.split('\n')[0]?.slice(0, 160) ?? '';
}

/** The first history that goes wrong with a bug in the product, or without one; null where none does. */
async function firstWrong(most: number, bug?: string): Promise<Finished | null> {
  const child = liveInProcess(seedsFrom(1, most), bug);
  let found: Finished | null = null;
  await finished(child, (history) => {
    if (found || history.faults.length === 0) return;
    found = history;
    child.kill();
  });
  return found;
}

/** Tells one seed after the other; null where there are no more. */
function seedsFrom(first: number, count: number): () => number | null {
  let seed = first - 1;
  return () => {
    if (seed >= first + count - 1) return null;
    seed += 1;
    return seed;
  };
}

/** A process that lives a history, and then the next: one that got the long ones has fewer of them. */
function liveInProcess(next: () => number | null, bug?: string): ChildProcess {
  const plant = bug === undefined ? [] : ['--import', join(import.meta.dirname, 'bugs/plant.ts')];
  const child = fork(
    join(import.meta.dirname, 'histories.ts'),
    ['--steps', values.steps],
    // Most of what is made here is soon forgotten: the less often what is not is moved, the better. Each processor has a process of
    // its own to look after.
    {
      execArgv: [
        '--min-semi-space-size=256',
        '--max-semi-space-size=256',
        '--single-threaded-gc',
        ...plant,
        '--import',
        hooks,
      ],
      env: { ...process.env, ...(bug !== undefined && { SEEDED_BUG: bug }) },
    },
  );
  function goOn() {
    const seed = next();
    // One that has broken down says so when it ends.
    if (seed !== null) child.send(seed, () => undefined);
    else if (child.connected) child.disconnect();
  }
  goOn();
  child.on('message', goOn);
  return child;
}

/** Resolves when the process has told all it had to tell; a process that breaks down is a fault of its own. */
function finished(child: ChildProcess, told: (history: Finished) => void): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => told(message as Finished)); // histories.ts sends nothing else
    child.on('exit', (code) => {
      if (code !== 0 && !child.killed) fail(`A process of histories ended with ${code}`);
      resolve();
    });
  });
}

function fail(text: string): void {
  say(text);
  process.exitCode = 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

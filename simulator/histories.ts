import '#sync/configure-zod.ts';
import './world/faster.ts';

import { parseArgs } from 'node:util';
import { live, type Told } from './history.ts';
import { stepsOf } from './steps.ts';
import { startWorlds } from './world/start-worlds.ts';

/** What became of one history, as this process tells the one that started it. */
export type Finished = { seed: number; faults: string[]; at: number | null; struck: [string, number][] };

// A process of its own: it takes the clock, the timers and the network of the process over.
const { values } = parseArgs({
  options: { steps: { type: 'string' } },
});
const time = startWorlds();
let unforeseen: unknown[] = [];
process.on('unhandledRejection', (reason) => unforeseen.push(reason));
// Whoever started it tells one seed after the other, each when the one before is lived, and hangs up in the end.
process.on('message', (seed) => void liveOne(Number(seed)));

async function liveOne(seed: number): Promise<void> {
  unforeseen = [];
  const { faults, at, struck } = await live(stepsOf(seed, Number(values.steps)), time).catch(brokenDown);
  const all = [...faults, ...unforeseen.map((reason) => `nobody caught: ${told(reason)}`)];
  process.send?.({ seed, faults: all, at, struck: [...struck] } satisfies Finished);
}

function brokenDown(error: unknown): Told {
  return { faults: [`the history broke down: ${told(error)}`], at: null, struck: new Map() };
}

function told(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

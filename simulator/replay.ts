import '#sync/configure-zod.ts';
import './world/faster.ts';

import { parseArgs } from 'node:util';
import { live } from './history.ts';
import { shrink } from './shrink.ts';
import { stepsOf } from './steps.ts';
import { startWorlds } from './world/start-worlds.ts';

// Lives one history again; where it goes wrong, says what was wrong and the fewest of its steps that still do.
const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string' } } });
const time = startWorlds();
const steps = stepsOf(Number(values.seed), Number(values.steps));
const { faults } = await live(steps, time);
if (faults.length === 0) {
  process.stdout.write(`History ${values.seed}: ${steps.length} steps, nothing wrong\n`);
} else {
  process.stdout.write(`History ${values.seed} goes wrong; looking for the fewest steps that do ...\n`);
  const few = await shrink(steps, async (some) => (await live(some, time)).faults.length > 0, 400);
  const told = await live(few, time);
  const lines = few.map(({ what, where, luck }) => `  ${what} (where ${where}, luck ${luck})`);
  process.stdout.write([...lines, ...told.faults, ''].join('\n'));
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededBugs } from './list.ts';

// Loaded before everything else (`node --import`): this process runs the product with one bug in it.
const bug = seededBugs.find(({ name }) => name === process.env.SEEDED_BUG);
if (!bug) throw new Error(`There is no bug "${process.env.SEEDED_BUG}"`);
const path = join(import.meta.dirname, '../..', bug.file);
const source = readFileSync(path, 'utf8');
if (source.split(bug.from).length !== 2)
  throw new Error(`"${bug.from}" does not stand once in ${bug.file}: the list of bugs must follow the code`);

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || fileURLToPath(url) !== path) return next(url, context);
    return {
      format: 'module-typescript',
      shortCircuit: true,
      source: source.replace(bug.from, () => bug.to),
    };
  },
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlinePart } from './offline-part.mjs';
import { attempt, buildApp, installChromium, installDependencies } from './prepare.mjs';

installDependencies();
installChromium();
buildApp();
const words = process.argv.slice(2);
const named = words.includes('--offline-part') ? offlinePart() : [];
const status = attempt('playwright', [
  'test',
  ...words.filter((word) => word !== '--offline-part'),
  ...named,
]);
if (status !== 0) showPages();
process.exit(status);

/** What stood on the page of every journey that failed: where only the output is kept, nothing else tells. */
function showPages() {
  const results = join(import.meta.dirname, '..', 'test-results');
  if (!existsSync(results)) return;
  for (const page of readdirSync(results, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  ))
    console.log(`\n== ${page}\n${readFileSync(join(results, page), 'utf8').split('# Test source')[0]}`);
}

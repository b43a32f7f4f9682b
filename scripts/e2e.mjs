import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlinePart } from './offline-part.mjs';
import { attempt, buildApp, installChromium, installDependencies } from './prepare.mjs';

installDependencies();
installChromium();
buildApp();
/** What stood on the page as an expectation ended, among the words of its error; its first lines tell who was signed in. */
const snapshot = /```yaml\n.*?```/gs;
const head = (text) => text.split('\n').slice(0, 60).join('\n');
const words = process.argv.slice(2);
const named = words.includes('--offline-part') ? offlinePart() : [];
const status = attempt('playwright', [
  'test',
  ...words.filter((word) => word !== '--offline-part'),
  ...named,
]);
if (status !== 0) showPages();
process.exit(status);

/**
 * What stood on the page of every journey that failed, for where only the output is kept and nothing else tells;
 * last, since of a long output the end is kept, which they were and why.
 */
function showPages() {
  const results = join(import.meta.dirname, '..', 'test-results');
  if (!existsSync(results)) return;
  const pages = readdirSync(results, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, told: readFileSync(join(results, path), 'utf8').split('# Test source')[0] }));
  for (const { path, told } of pages) console.log(`\n== ${path}\n${told}`);
  for (const { path, told } of pages)
    console.log(`\n== failed: ${path}\n${told.split('# Page snapshot')[0].replaceAll(snapshot, head)}`);
}

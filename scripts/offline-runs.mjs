// The journeys that cut the network, again and again: `npm run offline-runs -- --minutes 30`. What was seen is added to
// docs/offline-runs.json, so that the runs of many days are counted together.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offlinePart } from './offline-part.mjs';
import { attempt, buildApp, installChromium, installDependencies } from './prepare.mjs';

const record = 'docs/offline-runs.json';
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const endsAt = Date.now() + Number(values.minutes) * 60_000;

installDependencies();
installChromium();
buildApp();
const folder = mkdtempSync(join(tmpdir(), 'pankh-offline-runs-'));
const seen = join(folder, 'seen.json');
let longest = 0;
let isGreen = true;
// None is begun that would not end in time; the first one always is.
while (Date.now() + longest < endsAt) {
  const began = Date.now();
  attempt('playwright', ['test', '--reporter=list,json', ...offlinePart()], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: seen,
  });
  longest = Math.max(longest, Date.now() - began);
  isGreen = note(JSON.parse(readFileSync(seen, 'utf8'))) && isGreen;
}
rmSync(folder, { recursive: true });
process.exit(isGreen ? 0 : 1);

/** True of a run in which nothing failed. */
function note({ stats, suites }) {
  const { runs } = JSON.parse(readFileSync(record, 'utf8'));
  const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const run = {
    commit,
    day: new Date().toISOString().slice(0, 10),
    seconds: Math.round(stats.duration / 1_000),
    passed: stats.expected,
    failed: suites.flatMap(failedIn),
  };
  writeFileSync(record, `${JSON.stringify({ runs: [...runs, run] }, null, 2)}\n`);
  return run.failed.length === 0;
}

/** The names of the journeys of a suite that failed, those of the suites in it, too. */
function failedIn({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedIn)];
}

// The journeys that cut the network, again and again: `npm run offline-runs -- --minutes 30`. What was seen is added to
// docs/offline-runs.json, so that the runs of many days are counted together.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offlinePart } from './offline-part.mjs';
import { attempt, buildApp, installChromium, installDependencies } from './prepare.mjs';

const record = 'docs/offline-runs.json';
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new RangeError(`--minutes takes a number above 0, not ${values.minutes}`);

installDependencies();
installChromium();
buildApp();
const folder = mkdtempSync(join(tmpdir(), 'pankh-offline-runs-'));
const seen = join(folder, 'seen.json');
const endsAt = Date.now() + minutes * 60_000;
let longest = 0;
let isGreen = true;
// None but the first is begun that would not end in time.
do {
  const began = Date.now();
  // What an earlier run said must not stand for one that broke off.
  rmSync(seen, { force: true });
  const status = attempt('playwright', ['test', '--reporter=list,json', ...offlinePart()], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: seen,
  });
  longest = Math.max(longest, Date.now() - began);
  const report = existsSync(seen) ? JSON.parse(readFileSync(seen, 'utf8')) : { stats: {}, suites: [] };
  note(report, status);
  isGreen &&= status === 0;
} while (Date.now() + longest < endsAt);
rmSync(folder, { recursive: true });
process.exit(isGreen ? 0 : 1);

/** `status`: Playwright's own, 0 where nothing failed. */
function note({ stats, suites, errors = [] }, status) {
  const { runs } = JSON.parse(readFileSync(record, 'utf8'));
  const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const run = {
    commit,
    day: new Date().toISOString().slice(0, 10),
    status,
    seconds: Math.round((stats.duration ?? 0) / 1_000),
    passed: stats.expected ?? 0,
    skipped: stats.skipped ?? 0,
    errors: errors.length,
    failed: suites.flatMap(failedIn),
  };
  writeFileSync(record, `${JSON.stringify({ runs: [...runs, run] }, null, 2)}\n`);
}

/** The names of the journeys of a suite that failed, those of the suites in it, too. */
function failedIn({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedIn)];
}

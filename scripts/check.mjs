import { existsSync } from 'node:fs';
import { attempt, buildApp, installDependencies } from './prepare.mjs';

installDependencies();
buildApp();
const checks = {
  'types: contract': ['tsc', '-p', 'sync'],
  'types: server': ['tsc', '-p', 'server'],
  'types: app': ['tsc', '-p', 'src'],
  'types: workers': ['tsc', '-p', 'tsconfig.workers.json'],
  'types: tests': ['tsc', '-p', 'tsconfig.tests.json'],
  // Their packages are brought by the bench alone.
  ...(existsSync('bench/sync/peers/node_modules') && {
    'types: peers of the bench': ['tsc', '-p', 'bench/sync/peers'],
  }),
  ...(existsSync('bench/directory/peers/node_modules') && {
    'types: peers of the bench of the directory': ['tsc', '-p', 'bench/directory/peers'],
  }),
  'lint, boundaries, file length': ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['biome', 'check'],
  'unused code': ['knip'],
  'JavaScript of a first load': ['node', 'scripts/budget.mjs'],
};
let failed = 0;
for (const [name, [command, ...args]] of Object.entries(checks)) {
  const ok = attempt(command, args) === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  if (!ok) failed += 1;
}
console.log(`${Object.keys(checks).length - failed} checks passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

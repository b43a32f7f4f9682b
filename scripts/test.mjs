import { installDependencies, run } from './prepare.mjs';

installDependencies();
run('vitest', ['run', ...process.argv.slice(2)]);
run('node', ['scripts/simulate.mjs']);
run('node', ['scripts/simulate.mjs', '--canaries']);
run('node', ['scripts/e2e.mjs']);

import { installDependencies, run } from './prepare.mjs';

installDependencies();
run('node', ['simulator/main.ts', ...process.argv.slice(2)]);

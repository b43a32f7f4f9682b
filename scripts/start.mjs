import { spawn } from 'node:child_process';
import { buildApp, environment, installDependencies } from './prepare.mjs';

installDependencies();
buildApp();
const server = spawn('node', ['server/main.ts'], {
  stdio: 'inherit',
  env: environment({ NODE_COMPILE_CACHE: 'node_modules/.cache/node' }),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

import { spawn } from 'node:child_process';
import { buildApp, environment, installDependencies } from './prepare.mjs';

installDependencies();
// The server starts with nothing less, though the pages come from vite.
buildApp();
const own = { PORT: '3001', PUBLIC_URL: 'http://localhost:5173' };
const children = [
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit', env: environment(own) }),
  spawn('vite', [], { stdio: 'inherit', env: environment() }),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));

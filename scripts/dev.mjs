import { spawn } from 'node:child_process';
import { environment, installDependencies } from './prepare.mjs';

installDependencies();
const children = [
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit', env: environment({ PORT: '3001' }) }),
  spawn('vite', [], { stdio: 'inherit', env: environment() }),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

// What is interrupted leaves nothing running.
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export function begin(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Waits until something is so; throws once the program it is waited for has ended. */
export async function untilIn(child: ChildProcess, isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (hasEnded(child)) throw new Error(`${child.spawnfile} has ended`);
    await sleep(50);
  }
}

/** Ends a program, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

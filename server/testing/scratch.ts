import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where databases that live for seconds go: in memory where the system offers it, a disk would be worn for nothing. */
export function scratch(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Brings the peers of a bench into their own folder, unless they are there: nothing else of the project needs them. */
export function installPeers(folder: string): void {
  const stamp = join(folder, 'node_modules', '.pankh-lock');
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the peers (first time, about half a minute) ...');
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The peers could not be installed');
  writeFileSync(stamp, wanted);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { scratch } from './scratch.ts';

/** A folder of one test, gone with it. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(scratch(), `pankh-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

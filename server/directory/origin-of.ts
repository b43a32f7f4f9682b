import { basename, extname } from 'node:path';
import type { ListOrigin } from './import-investors.ts';

/** What a list's own file tells of its rows: the file's name, and the day (of `startedAt`, ISO) on which it came here. */
export function originOf(file: string, startedAt: string): ListOrigin {
  return { source: basename(file, extname(file)).trim().slice(0, 200), asOf: startedAt.slice(0, 10) };
}

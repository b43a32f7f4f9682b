import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** A small secret file: made at the first start, and from then on the same. Only the server's own user can read it. */
export function readKeptFile(file: string, make: () => string): string {
  if (!existsSync(file)) create(file, make());
  return readFileSync(file, 'utf8');
}

/** Whole or not at all, and never over another's. */
function create(file: string, content: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content, { mode: 0o600 });
  try {
    linkSync(part, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

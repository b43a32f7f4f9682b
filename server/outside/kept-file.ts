import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * A small secret file: made at the first start, and from then on the same. Only the server's own user can read it. `parse` answers
 * null where it holds no such secret: that throws, as a new one in its place would cost what hangs on the old.
 */
export function readKeptFile<Kept>(
  file: string,
  make: () => string,
  parse: (content: string) => Kept | null,
): Kept {
  if (!existsSync(file)) create(file, make());
  const kept = parse(readFileSync(file, 'utf8'));
  if (kept !== null) return kept;
  throw new Error(
    `${file} is empty or damaged. Put your copy of it back, or remove it, and the next start makes a new one.`,
  );
}

/** Whole or not at all, and never over another's. */
function create(file: string, content: string): void {
  const part = `${file}.${process.pid}`;
  // Flushed: when the power goes a moment after, the name must not stand without what it names.
  writeFileSync(part, content, { mode: 0o600, flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

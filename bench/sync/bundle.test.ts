import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageFiles } from '#server/pages/page-files.ts';
import { bundle } from './bundle.ts';

test('our server can serve the page of a bench as its app', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-bench-test-'));
  try {
    expect(await bundle(join(import.meta.dirname, 'ours/plain-notes.ts'), folder)).toBeGreaterThan(0);
    expect(() => readPageFiles(folder)).not.toThrow();
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { scriptArchive } from './script-archive.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const script = (name: string, imports: string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}.js`,
  imports: imports.map((each) => `assets/${each}.js`),
  isEntry: name === 'index',
});
const bundle = [
  script('index', ['shared']),
  script('shared'),
  script('around', ['beside']),
  script('beside'),
  script('profile-page', ['own', 'shared']),
  script('own'),
  { type: 'asset', fileName: 'assets/index.css' },
];

/** A build whose finished files say other than what the bundler noted of them. Answers the archive's lines, and what the worker is told. */
async function built(own = 'finished own') {
  const dir = await mkdtemp(join(tmpdir(), 'pankh-archive-'));
  folders.push(dir);
  for (const { fileName } of bundle) {
    await mkdir(dirname(join(dir, fileName)), { recursive: true });
    await writeFile(join(dir, fileName), fileName === 'assets/own.js' ? own : `finished ${fileName}`);
  }
  const { writing, telling } = scriptArchive();
  const write = writing.writeBundle as unknown as (...given: unknown[]) => Promise<void>;
  await write({ dir }, Object.fromEntries(bundle.map((each) => [each.fileName, each])));
  const names = (await readdir(join(dir, 'assets'))).filter((name) => name.endsWith('.txt'));
  const lines = (await readFile(join(dir, 'assets', names[0] ?? ''), 'utf8')).split('\n');
  const { handler } = telling.load as { handler: () => string };
  return { names, lines, told: handler() };
}

test('a line for each script that no page brings by itself: its address, and what is in the finished file', async () => {
  const { lines } = await built();
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    ['assets/own.js', 'finished own'],
    ['assets/profile-page.js', 'finished assets/profile-page.js'],
  ]);
});

test('the service worker is told its address, which is another where a script is', async () => {
  const [first, second] = [await built(), await built('changed own')];
  expect(first.names).toHaveLength(1);
  expect(first.told).toBe(`export const scriptArchive = "assets/${first.names[0]}";`);
  expect(second.names).not.toEqual(first.names);
});

import { afterEach } from 'vitest';
import { directoryDb } from '#src/directory/directory-db.ts';
import { type LoadedDirectory, load } from '#src/directory/load.ts';
import { keepOpen } from '#src/directory/open-indexes.ts';
import { slices } from '#src/directory/pause.ts';
import { storeFiles, switchManifest } from '#src/directory/stored-files.ts';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import type { Manifest } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';

export const pause = slices(() => true);

export const firms = ['Marigold Ventures', 'Blue Lotus', 'Granite Partners'].map((name, at) =>
  madeUpInvestor({ id: at + 1, name, investmentThesis: `${name} plants trees` }),
);

/** Has each test of a file begin with a device that has nothing of the directory. */
export function directoryHere(): void {
  afterEach(async () => {
    keepOpen([]);
    const { manifests, files, pages, indexes } = directoryDb;
    await Promise.all([manifests, files, pages, indexes].map((table) => table.clear()));
  });
}

let stored = 0;

export async function store(bytes: Uint8Array<ArrayBuffer>) {
  const hash = `file-${++stored}`.padEnd(64, '0');
  await storeFiles([{ hash, bytes: bytes.buffer }]);
  return { hash, bytes: bytes.length, sent: bytes.length };
}

export const missing = () => ({ hash: `missing-${++stored}`.padEnd(64, '0'), bytes: 1, sent: 1 });

export async function onDevice(change: Partial<Manifest>, investors: Investor[] = firms): Promise<void> {
  const heads = await store(encodeHeads(investors));
  const theses = await store(encodeTheses(investors));
  const base = [{ segment: 0, rows: investors.length, heads, theses }];
  await switchManifest('hash', { total: 3, generation: 1, base, deltas: [], first: null, ...change });
}

/** The last state of the directory, and how many there were on the way. */
export async function loaded(): Promise<{ directory: LoadedDirectory; states: number }> {
  let directory: LoadedDirectory | null = null;
  let states = 0;
  for await (const state of load(pause, () => undefined)) {
    directory = state;
    states += 1;
  }
  if (!directory) throw new Error('Nothing is here');
  return { directory, states };
}

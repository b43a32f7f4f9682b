import { type LoadedDirectory, load } from '#src/directory/load.ts';
import { slices } from '#src/directory/pause.ts';
import { search } from '#src/directory/search.ts';
import { storeFiles, switchManifest } from '#src/directory/stored-files.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import { type BaseSegment, emptyManifest, segmentBits } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import type { Method } from '../contract.ts';

const pause = slices(() => true);
let directory: LoadedDirectory | null = null;

/** The app's own modules, on a page instead of in its worker. */
export const ours: Method = {
  async prepare(investors) {
    const base: BaseSegment[] = [];
    for (const [segment, some] of Map.groupBy(investors, ({ id }) => id >> segmentBits)) {
      const [heads, theses] = [await stored(encodeHeads(some)), await stored(encodeTheses(some))];
      base.push({ segment, rows: some.length, heads, theses });
    }
    await switchManifest('bench', { ...emptyManifest, total: investors.length, generation: 1, base });
  },
  /** Reads the files, too, and keeps what it builds: as on the device of whoever gets the directory. */
  async build() {
    for await (const loaded of load(pause, () => {})) directory = loaded;
  },
  async keep() {},
  async open() {
    const { value } = await load(pause, () => {}).next();
    directory = value ?? null;
  },
  async search(text) {
    if (!directory) throw new Error('Nothing is on the device');
    const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
    const { investors } = await search(directory, query, pause);
    return investors.map(({ investor }): Investor['id'] => investor.id);
  },
};

async function stored(bytes: Uint8Array<ArrayBuffer>) {
  const hash = await sha256(bytes.buffer);
  await storeFiles([{ hash, bytes: bytes.buffer }]);
  return { hash, bytes: bytes.length, sent: bytes.length };
}

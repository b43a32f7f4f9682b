// Our search of the directory beside what one would pick instead. `npm run bench -- directory --help` tells the rest.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { installPeers } from '../install-peers.ts';
import { bundle } from '../sync/bundle.ts';
import { openDevice, originOf } from '../sync/devices.ts';
import { bytesOfFiles, bytesOfList } from './bytes-sent.ts';
import type { MethodName } from './contract.ts';
import { measureFullText } from './full-text.ts';
import { madeUpInvestors } from './made-up.ts';
import { measureMethod } from './measure-method.ts';
import { help, type Options, readOptions } from './options.ts';
import { queriesFrom } from './queries.ts';
import { printResults, writeReport } from './report.ts';
import { nothingYet, type Result } from './result.ts';
import { serveFolder } from './serve-folder.ts';

const titles: Record<MethodName, string> = {
  ours: 'Pankh',
  fuse: 'Fuse.js alone',
  minisearch: 'MiniSearch',
  flexsearch: 'FlexSearch',
  ufuzzy: 'uFuzzy',
  orama: 'Orama',
  dexie: 'rows in Dexie',
};
/** Its misses were looked at once: docs/bench/directory.md. */
const seed = 373_354;

const words = process.argv.slice(2);
const options = words[0] === 'arrival' ? 'arrival' : readOptions(words);
if (options === 'help') console.log(help);
else if (options === 'arrival') await import('./arrival.ts');
else await bench(options);

async function bench(options: Options): Promise<void> {
  const began = Date.now();
  const endsAt = began + options.limit;
  const peers = join(import.meta.dirname, 'peers');
  installPeers(peers);
  const work = await mkdtemp(join(tmpdir(), 'pankh-bench-directory-'));
  await bundle(join(peers, 'client.ts'), work);
  const results: Result[] = [];
  for (const size of options.sizes) await measureSize(size);
  await rm(work, { recursive: true, force: true });
  const seconds = Math.round((Date.now() - began) / 1_000);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB of memory, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end`;
  printResults(results);
  console.log(`${seconds} s`);
  if (options.isReported) await writeReport(results, { machine, seconds });

  async function measureSize(size: number): Promise<void> {
    console.log(`${size.toLocaleString('en')} records`);
    const investors = madeUpInvestors(size, 1);
    const queries = queriesFrom(investors, options.queries, seed);
    const sent = { files: await bytesOfFiles(investors), list: await bytesOfList(investors) };
    results.push(await measureFullText(investors, queries));
    for (const method of options.methods) {
      const name = titles[method];
      console.log(`  ${name}`);
      const before = results.findLast((one) => one.name === name);
      const reason = reasonNotToTry(before);
      const result = reason
        ? { ...nothingYet(name, size), ended: reason }
        : await measureAlone(method, { method, name, size, queries });
      results.push({ ...result, sent: method === 'ours' ? sent.files : sent.list });
      if (result.ended) console.log(`    ${result.ended}`);
    }
  }

  function reasonNotToTry(before: Result | undefined): string | null {
    if (Date.now() > endsAt) return 'not begun: the time of the whole run was over';
    return before?.cold === null ? `not tried, as ${before.size.toLocaleString('en')} were too many` : null;
  }

  /** In a browser of its own: what one leaves in memory weighs on no other. */
  async function measureAlone(
    method: MethodName,
    asked: Parameters<typeof measureMethod>[2],
  ): Promise<Result> {
    const server = await serveFolder(work);
    const device = await openDevice();
    const origin = originOf(method, server.port);
    try {
      return await measureMethod(device, origin, asked, { ...options, endsAt });
    } finally {
      await device.dispose();
      server.close();
    }
  }
}

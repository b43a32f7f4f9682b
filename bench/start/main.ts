// A cold start without a network, and with one on which answers take three seconds and get lost, from opening the app to the
// first list drawn, beside a bare React page behind a precaching worker. `--runs 15`: how often each is started; `--write`: into docs/bench/start.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestServer } from '../../e2e/fixtures/server.ts';
import { createWire } from '../../e2e/fixtures/wire.ts';
import { serveBarePage } from './bare-page.ts';
import { coldStart, prepare } from './cold-start.ts';
import { type Measured, reportOf, writeReport } from './report.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '15' }, write: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);

const work = await mkdtemp(join(tmpdir(), 'pankh-start-'));
const server = await createTestServer({ seedDemo: true });
await server.start();
const wire = await createWire(server.origin);
const bare = await serveBarePage(join(work, 'bare'));
const apps = [
  // What is drawn while a list is read has places for its cards, but no names on them.
  {
    name: 'Pankh, its first screen',
    address: `${wire.origin}/`,
    list: '[aria-label="Sample opportunities"] li h3',
  },
  { name: 'Pankh, Explore', address: `${wire.origin}/explore`, list: 'main li h3' },
  { name: 'a bare React page', address: bare.address, list: 'main li' },
].map((app, at) => ({ ...app, profile: join(work, `profile-${at}`) }));
try {
  for (const { profile, address, list } of apps) await prepare(profile, address, list);
  const measured: Measured[] = [];
  for (const network of ['none', 'lie-fi'] as const) {
    const isOffline = network === 'none';
    for (const slower of [1, 4]) {
      // The bare page asks its server for nothing.
      const started = isOffline ? apps : apps.slice(0, 2);
      const now = started.map((app) => ({
        app,
        of: { name: app.name, network, slower, starts: [] } as Measured,
      })); // an empty list has no type
      // In turns: whatever else the machine does meets all of them.
      for (let run = 0; run < runs; run += 1)
        for (const { app, of } of now) {
          // Each start meets the same losses.
          if (!isOffline) wire.becomeSlow({ latency: 3_000, dropped: 2 });
          of.starts.push(await coldStart(app.profile, app.address, app.list, { slower, isOffline }));
        }
      measured.push(...now.map(({ of }) => of));
    }
  }
  const report = reportOf(measured, { runs, bareSize: bare.size });
  console.log(report);
  if (values.write) await writeReport(report);
} finally {
  bare.close();
  await wire.dispose();
  await server.dispose();
  await rm(work, { recursive: true, force: true });
}

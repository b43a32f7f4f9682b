// A cold start of the installed app beside a bare React page behind a precaching worker. `npm run bench -- start --help` tells the rest.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { investor } from '../../e2e/fixtures/people.ts';
import { createTestServer } from '../../e2e/fixtures/server.ts';
import { createWire } from '../../e2e/fixtures/wire.ts';
import { serveBarePage } from './bare-page.ts';
import { coldStart, prepare } from './cold-start.ts';
import { type Measured, reportOf, writeReport } from './report.ts';

const help = `npm run bench -- start [--runs N] [--write]

A cold start of the installed app without a network, and with one on which answers take three seconds and get lost, from launching
it to the first list drawn, beside a bare React page behind a precaching worker, in Chromium.
--runs is how often each is started (15); --write puts what is printed into docs/bench/start.md.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const runs = Number(values.runs);

const work = await mkdtemp(join(tmpdir(), 'pankh-start-'));
const server = await createTestServer({ seedDemo: true });
await server.start();
const wire = await createWire(server.origin);
const bare = await serveBarePage(join(work, 'bare'));
let isCut = false;
const apps = [
  // What is drawn while a list is read has places for its cards, but no names on them.
  {
    name: 'Pankh, its first screen',
    manifestId: `${wire.origin}/`,
    address: `${wire.origin}/`,
    list: '[aria-label="Open opportunities"] li h3',
  },
  {
    name: 'Pankh, Explore',
    manifestId: `${wire.origin}/`,
    address: `${wire.origin}/explore`,
    list: 'main li h3',
  },
  {
    name: 'Pankh, Explore, signed in',
    manifestId: `${wire.origin}/`,
    address: `${wire.origin}/explore`,
    list: 'main li h3',
    person: investor,
  },
  { name: 'a bare React page', manifestId: bare.address, address: bare.address, list: 'main li' },
].map((app, at) => ({ ...app, profile: join(work, `profile-${at}`) }));
try {
  for (const app of apps) await prepare(app);
  const measured: Measured[] = [];
  // Without a network last: it is cut at its source, as a browser that is told to be offline may leave its workers theirs.
  for (const network of ['lie-fi', 'none'] as const) {
    const isOffline = network === 'none';
    if (isOffline) await cutNetwork();
    for (const slower of [1, 4]) {
      // The bare page asks its server for nothing.
      const started = isOffline ? apps : apps.slice(0, -1);
      const now = started.map((app) => ({
        app,
        of: { name: app.name, network, slower, starts: [] } as Measured,
      })); // an empty list has no type
      // In turns: whatever else the machine does meets all of them.
      for (let run = 0; run < runs; run += 1)
        for (const { app, of } of now) {
          // Each start meets the same losses.
          if (!isOffline) wire.becomeSlow({ latency: 3_000, dropped: 2 });
          of.starts.push(await coldStart(app, { slower, isOffline }));
        }
      measured.push(...now.map(({ of }) => of));
    }
  }
  const report = reportOf(measured, { runs, bareSize: bare.size });
  console.log(report);
  if (values.write) await writeReport(report);
} finally {
  await cutNetwork();
  await server.dispose();
  await rm(work, { recursive: true, force: true });
}

async function cutNetwork(): Promise<void> {
  if (isCut) return;
  isCut = true;
  bare.close();
  await wire.dispose();
}

// Our sync beside what one would pick instead: same data, same host, same browser. `npm run bench -- sync --help` tells the rest.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { installPeers } from '../install-peers.ts';
import { bundle } from './bundle.ts';
import type { Peer } from './contract.ts';
import { lostInCrashes } from './crashes.ts';
import { type Device, openDevice } from './devices.ts';
import { engineSize } from './engine-size.ts';
import { help, type Options, readOptions } from './options.ts';
import { ours } from './ours/peer.ts';
import { printReport } from './report/print.ts';
import type { Report, Row } from './report/report.ts';
import { writeReport } from './report/write.ts';
import { rest } from './rest/peer.ts';
import { deals, notes } from './rows.ts';
import { createSamples } from './samples.ts';
import type { DeviceName } from './score/log.ts';
import { type Scored, scoreOf } from './score/score.ts';
import { measureRound, type Stage, setStage } from './speed.ts';

const options = readOptions(process.argv.slice(2));
if (options === 'help') console.log(help);
else await bench(options);

async function bench(options: Options): Promise<void> {
  const began = performance.now();
  const all = await peers();
  const chosen = all.filter(
    ({ id }) => id === 'ours' || options.only.length === 0 || options.only.includes(id),
  );
  const work = await mkdtemp(join(tmpdir(), 'pankh-bench-app-'));
  const [first, second, third] = [await openDevice(), await openDevice(), await openDevice()];
  try {
    const rows: Row[] = [];
    for (const peer of chosen) rows.push(await rowOf(peer, work));
    await timeAll(rows, work, [first, second], options);
    await scoreAll(rows, work, { 'asha-1': first, 'asha-2': second, 'bela-1': third }, options);
    const report: Report = {
      rows,
      engineSize: await engineSize(join(work, 'engine')),
      machine: machineWith(first),
      options,
      seconds: (performance.now() - began) / 1_000,
    };
    printReport(report);
    if (options.isReported) await writeReport(report);
  } finally {
    for (const device of [first, second, third]) await device.dispose();
    await rm(work, { recursive: true, force: true });
  }
}

/** Their packages are installed by now: before, these modules could not be loaded. */
async function peers(): Promise<Peer[]> {
  installPeers(join(import.meta.dirname, 'peers'));
  const own = './peers';
  const [{ pouchdb }, { rxdb }, { tinybase }] = await Promise.all([
    import(`${own}/pouchdb/peer.ts`),
    import(`${own}/rxdb/peer.ts`),
    import(`${own}/tinybase/peer.ts`),
  ]);
  return [ours, rest, pouchdb, rxdb, tinybase];
}

async function rowOf(peer: Peer, work: string): Promise<Row> {
  const samples = createSamples();
  samples.add('gzip', await bundle(peer.clientEntry, join(work, peer.id)));
  return { peer, samples, crashes: null, score: null, failures: [] };
}

/** Ours, theirs, ours, theirs: what else the machine does strikes all alike. */
async function timeAll(
  rows: Row[],
  work: string,
  devices: [Device, Device],
  options: Options,
): Promise<void> {
  const stages: { row: Row; stage: Stage }[] = [];
  for (const row of rows) {
    const stage = await setStage(
      row.peer,
      join(work, row.peer.id),
      deals(options.deals),
      notes('asha', options.notes),
    );
    stages.push({ row, stage });
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { row, stage } of stages) {
      console.log(`round ${round + 1} of ${options.rounds}: ${row.peer.name}`);
      const effort = { propagations: options.propagations, warmStarts: 3 };
      row.failures.push(...(await measureRound(stage, round, devices, effort, row.samples)));
    }
  }
  for (const { row, stage } of stages) {
    const rounds = row.peer.id === 'ours' ? options.ownCrashes : options.peerCrashes;
    console.log(`${rounds} tab crashes: ${row.peer.name}`);
    row.crashes = { rounds, lost: await lostInCrashes(stage, devices[0], rounds) };
    stage.proxy.close();
    await stage.server.dispose();
  }
}

/** While one heals the next is already suffering. */
async function scoreAll(
  rows: Row[],
  work: string,
  devices: Record<DeviceName, Device>,
  options: Options,
): Promise<void> {
  const healing: Promise<void>[] = [];
  for (const row of rows) {
    console.log(`${options.acts} acts under faults: ${row.peer.name}`);
    const { healed } = await scoreOf(row.peer, join(work, row.peer.id), devices, options.acts, options.seed);
    healing.push(keep(row, healed));
  }
  await Promise.all(healing);
}

async function keep(row: Row, healed: Promise<Scored>): Promise<void> {
  row.score = await healed;
}

function machineWith(device: Device): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores, ${memory} GiB of memory, Chromium ${device.version}, Node ${process.versions.node}`;
}

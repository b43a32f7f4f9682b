import { setTimeout as sleep } from 'node:timers/promises';
import type { Peer } from '../contract.ts';
import type { Device } from '../devices.ts';
import { type Chaos, inspect, wreak } from './chaos.ts';
import { differingRows, judge, type Score } from './judge.ts';
import type { DeviceName } from './log.ts';

export type Scored = Score & { faults: Record<string, number>; settledAfter: number | null };

const patienceMs = 60_000;

/** Wreaks havoc, heals, waits until all is quiet or a minute has passed, and judges what is left. */
export async function scoreOf(
  peer: Peer,
  appDir: string,
  devices: Record<DeviceName, Device>,
  acts: number,
  seed: number,
): Promise<{ healed: Promise<Scored> }> {
  const chaos = await wreak(peer, appDir, devices, acts, seed);
  return { healed: heal(chaos) };
}

async function heal(chaos: Chaos): Promise<Scored> {
  const began = Date.now();
  let sides = await inspect(chaos);
  let settledAfter: number | null = null;
  while (Date.now() - began < patienceMs) {
    const isQuiet = Object.values(sides.devices).every(({ status }) => status === 'in-sync');
    if (isQuiet && differingRows(sides).length === 0) {
      settledAfter = Date.now() - began;
      break;
    }
    await sleep(500);
    sides = await inspect(chaos);
    if (process.env.BENCH_DEBUG)
      console.error(
        chaos.peer.id,
        Object.entries(sides.devices).map(([n, d]) => `${n} ${d.status} ${d.notes.length}`),
        sides.server.asha.length,
        sides.server.bela.length,
        differingRows(sides).length,
      );
  }
  const { acts, untrueSamples, proxy, pages, server, blows } = chaos;
  const score = judge({ acts, untrueSamples, ...sides });
  if (process.env.BENCH_DEBUG) console.error(chaos.peer.id, differingRows(sides), untrueSamples.slice(0, 5));
  for (const page of Object.values(pages)) await page.close();
  proxy.close();
  await server.dispose();
  return { ...score, faults: { ...proxy.counts, ...blows }, settledAfter };
}

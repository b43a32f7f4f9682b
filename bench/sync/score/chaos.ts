import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { seededRandom } from '#server/seed/random.ts';
import { newId } from '#sync/ids.ts';
import type { Note, Peer, PeerServer, User } from '../contract.ts';
import { crashTab, type Device, openPage, originOf } from '../devices.ts';
import { notes } from '../rows.ts';
import { timeUntilRows } from '../speed.ts';
import { type FaultProxy, faultProxy } from './fault-proxy.ts';
import { wordsToSend } from './judge.ts';
import { type Act, type DeviceName, type Kind, ownerOf, type StatusSample } from './log.ts';

const names: DeviceName[] = ['asha-1', 'asha-2', 'bela-1'];
/** A library may need a moment to notice that something was written. */
const graceMs = 500;

/** One peer's world: two devices of Asha, one of Bela, a bad network, a server that dies. */
export type Chaos = {
  peer: Peer;
  server: PeerServer;
  proxy: FaultProxy;
  acts: Act[];
  untrueSamples: StatusSample[];
  pages: Record<DeviceName, Page>;
  blows: Record<string, number>;
};

/** Does that many things on the three devices while everything goes wrong, the same way for the same seed. */
export async function wreak(
  peer: Peer,
  appDir: string,
  devices: Record<DeviceName, Device>,
  acts: number,
  seed: number,
): Promise<Chaos> {
  const random = seededRandom(seed);
  const server = await peer.createServer(appDir);
  await server.start();
  await server.seed([], [...notes('asha', 20, 0), ...notes('bela', 5, 0)]);
  const proxy = await faultProxy(server.port, seededRandom(seed + 1));
  const origin = originOf(peer.id, proxy.port);
  const pages = {} as Record<DeviceName, Page>; // filled in the next lines
  const open = async (name: DeviceName) => {
    pages[name] = await openPage(devices[name], origin, ownerOf(name));
  };
  const chaos: Chaos = { peer, server, proxy, acts: [], untrueSamples: [], pages, blows: {} };
  for (const name of names) {
    await open(name);
    const count = name === 'bela-1' ? 5 : 20;
    await timeUntilRows(pages[name], count);
  }
  const ids: Record<User, string[]> = {
    asha: notes('asha', 20, 0).map(({ id }) => id),
    bela: notes('bela', 5, 0).map(({ id }) => id),
  };
  proxy.bad = true;
  const watching = watch(chaos);
  const blows = blowsOf(chaos, open, random);
  for (let at = 0; at < acts; at += 1) {
    const name = at % 10 === 9 ? 'bela-1' : random() < 0.5 ? 'asha-1' : 'asha-2';
    const act = plan(name, ids, random, at);
    await perform(chaos, act);
    if (act.kind === 'addNote' && act.savedAt !== null) ids[ownerOf(name)].push(act.noteId);
    await sleep(random() * 12);
    if (at % 40 === 39) await blows((at + 1) / 40);
  }
  watching.stop();
  proxy.bad = false;
  return chaos;
}

function plan(device: DeviceName, ids: Record<User, string[]>, random: () => number, at: number): Act {
  const kinds: Kind[] = [
    'append',
    'append',
    'append',
    'append',
    'append',
    'setTitle',
    'setTitle',
    'addNote',
    'addNote',
    'deleteNote',
  ];
  const kind = kinds[Math.floor(random() * kinds.length)] ?? 'append';
  const own = ids[ownerOf(device)];
  const noteId = kind === 'addNote' ? newId() : (own[Math.floor(random() * own.length)] ?? '');
  const word = kind === 'deleteNote' ? '' : `w${String(at).padStart(6, '0')}`;
  return { kind, device, noteId, word, seen: [], savedAt: null };
}

/** What the library refuses, or a dying tab swallows, is not said to be saved. */
async function perform({ acts, pages }: Chaos, act: Act): Promise<void> {
  acts.push(act);
  const seen = await pages[act.device]
    .evaluate(async ({ kind, noteId, word }) => window.bench[kind](noteId, word), act)
    .catch((error: unknown) => {
      if (process.env.BENCH_DEBUG)
        console.error('not saved:', act.kind, act.device, String(error).split('\n')[0]);
      return null;
    });
  if (seen === null) return;
  act.seen = seen;
  act.savedAt = Date.now();
}

/** Blow after blow in turn: the server dies, a tab dies, a device has no network for a while. */
function blowsOf(chaos: Chaos, open: (name: DeviceName) => Promise<void>, random: () => number) {
  const { server, pages, blows } = chaos;
  return async (number: number) => {
    const victim: DeviceName = random() < 0.5 ? 'asha-1' : 'asha-2';
    const kind = ['server killed', 'tab crashed', 'offline'][number % 3] ?? 'offline';
    blows[kind] = (blows[kind] ?? 0) + 1;
    if (kind === 'server killed') {
      await server.kill();
      await server.start();
    } else if (kind === 'tab crashed') {
      await crashTab(pages[victim]);
      chaos.proxy.bad = false;
      await open(victim);
      await pages[victim].evaluate(() => window.bench.startSync());
      chaos.proxy.bad = true;
    } else {
      await awayFromNetwork(pages[victim], 1_500);
    }
  };
}

/** Only this page: other peers' devices share the browser. It is back by itself after that many ms. */
async function awayFromNetwork(page: Page, ms: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const any = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: true, ...any });
  // A tab that crashed meanwhile comes back with a network.
  setTimeout(() => session.detach().catch(() => undefined), ms);
}

/** Asks each device again and again what it tells the person, and notes where that is not so. */
function watch({ acts, pages, proxy, untrueSamples }: Chaos) {
  const stopped = new AbortController();
  void (async () => {
    while (!stopped.signal.aborted) {
      for (const device of names) {
        const before = Date.now() - graceMs;
        const status = await pages[device].evaluate(() => window.bench.status()).catch(() => 'busy');
        // Afterwards: what arrived while the page answered was rightly called sent.
        const unsentWords = wordsToSend(acts, device, before, proxy.delivered);
        if (status === 'in-sync' && unsentWords.length > 0)
          untrueSamples.push({ device, at: before, unsentWords });
      }
      await sleep(150);
    }
  })();
  return { stop: () => stopped.abort() };
}

/** Everything each side shows now. */
export async function inspect({ server, pages }: Chaos) {
  const devices = {} as Record<DeviceName, { notes: Note[]; status: 'in-sync' | 'busy' }>; // filled in the next lines
  for (const name of names) {
    const status = await pages[name].evaluate(() => window.bench.status());
    devices[name] = { status, notes: await pages[name].evaluate(() => window.bench.notes()) };
  }
  return { devices, server: { asha: await server.notes('asha'), bela: await server.notes('bela') } };
}

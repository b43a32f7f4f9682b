import { guestId } from '#sync/ids.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import type { Browser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import { rowsById } from './oracle.ts';
import { type RawDevice, rawDevice } from './raw-device.ts';
import { isPlanUsedUp } from './waits.ts';

const second = 1000;
const minute = 60 * second;

/**
 * How long work may wait on a device that could send it. A tab whose last question was answered sends at once; one that
 * failed has made a pause, of five minutes at most, and may have been told to wait for half a minute. What is under way when
 * a network gets well is given up within 22 seconds.
 */
const patience = { heard: 25 * second, failed: 6.5 * minute };

/** Since when each browser could send, as far as the network, the server and the device go: ms. */
export type Wells = Map<Browser, { sign: string; since: number; looked: number }>;

/** Longer than anybody waits in one step: between two looks this far apart the device slept. */
const asleep = 10 * minute;

/** Work leaves a device that could send it: not one day, but soon. */
export async function checkLiving(world: World, wells: Wells): Promise<void> {
  for (const browser of world.browsers) {
    const now = world.time.now();
    const sign = signOf(world, browser);
    const before = wells.get(browser);
    if (sign === null || before?.sign !== sign || now - before.looked > asleep) {
      wells.set(browser, { sign: sign ?? '', since: now, looked: now });
      continue;
    }
    before.looked = now;
    const limit = patienceOf(browser);
    if (limit === null || now - before.since < limit) continue;
    const device = await rawDevice(browser, browser.person?.id ?? guestId);
    const due = device ? sendable(device, browser) : [];
    // What was put off goes with the next thing that wakes the page, which the minutes of calm bring.
    const late = due.filter(
      ({ since, state, wasPutOff, waitsForFiles }) =>
        !wasPutOff &&
        Math.max(since, before.since) < now - (waitsForFiles ? patience.failed : limit) &&
        (state === 'waiting' || limit === patience.failed),
    );
    if (late.length > 0)
      world.violations.push(
        `${browser.name} could have sent ${late.map(({ name }) => name).join()} for ${limit / second} s and did not`,
      );
  }
}

/** After minutes in which nothing was in the way and nobody did anything: what a page has not sent, or not learnt. */
export async function checkCalm(world: World): Promise<string[]> {
  const faults: string[] = [];
  for (const browser of world.browsers) {
    const living = browser.tabs.find(({ state }) => state === 'alive');
    if (!living || signOf(world, browser) === null) continue;
    const device = await rawDevice(browser, browser.person?.id ?? guestId);
    const due = device ? sendable(device, browser) : [];
    for (const { name, state } of due.filter(({ since }) => since < world.time.now() - 2 * minute))
      faults.push(`${browser.name} still has ${name} (${state}) after minutes of calm`);
    if (device && browser.person && isHeldByNoPlan(world, browser.person.id, device))
      faults.push(`${browser.name} holds a request back that the plan allows`);
    const unverified = device?.outbox.filter(
      (entry) => entry.state === 'waiting' && waitsToBeVerified(entry),
    );
    for (const { name } of unverified ?? [])
      faults.push(`${browser.name} holds ${name} back though everybody is verified`);
    if (living.connection !== 'ok')
      faults.push(`${browser.name} still says ${living.connection} after minutes of calm`);
  }
  return faults;
}

function waitsToBeVerified({ failure }: RawDevice['outbox'][number]): boolean {
  return failure?.code === 'not-verified' || failure?.code === 'verification-needed';
}

/** A request waits for another month only where no plan that the person has by now allows it. */
function isHeldByNoPlan({ server, time }: World, userId: string, { outbox }: RawDevice): boolean {
  const isHeld = outbox.some(({ state, failure }) => state === 'waiting' && failure?.code === 'plan-limit');
  const rows = {
    subscriptions: rowsById(server, 'subscriptions'),
    connections: rowsById(server, 'connections'),
  };
  return isHeld && !isPlanUsedUp(rows, userId, new Date(time.now()).toISOString());
}

/** What lies on a device and could be sent now, and since when: ms of the world's clock. */
function sendable({ outbox }: RawDevice, browser: Browser) {
  const now = browser.now();
  return outbox.flatMap(({ name, state, doneAt, heldSince, notBefore, files = [] }) => {
    if (state !== 'waiting' && state !== 'frozen') return [];
    if (!browser.person && !mutationNamed(name)?.guests) return [];
    const isHeld = heldSince !== undefined && notBefore !== undefined && now >= heldSince && now < notBefore;
    if (isHeld && state === 'waiting') return [];
    const since = Math.max(Date.parse(doneAt), notBefore ?? 0) - browser.clockOffset;
    // Those that are not sent yet: each is struck off as soon as the server has it. The engine that sends them pauses by itself,
    // from what failed before all was well.
    const waitsForFiles = files.length > 0;
    return [{ name, state, since, wasPutOff: notBefore !== undefined, waitsForFiles }];
  });
}

/** Everything that sending hangs on, as text: while it stays the same nothing came between. Null where nothing can go. */
function signOf({ server, network }: World, browser: Browser): string | null {
  const isSignedIn = browser.person === null || server.hasSession(browser.cookie);
  const isWell = server.isUp() && network.weather === 0 && browser.isOnline && !browser.isFull && isSignedIn;
  if (!isWell || browser.turning > 0 || browser.isLogoutOwed) return null;
  const tabs = browser.tabs.map(({ serial, state, connection }) => [serial, state, connection]);
  return JSON.stringify([server.starts(), browser.person?.id, browser.clockOffset, tabs]);
}

function patienceOf({ tabs }: Browser): number | null {
  const living = tabs.filter(({ state }) => state === 'alive');
  // One that sleeps may hold the lock, for a minute.
  if (living.length < tabs.length) return null;
  if (living.some(({ connection }) => connection === 'ok')) return patience.heard;
  return living.some(({ connection }) => retried.has(connection)) ? patience.failed : null;
}

/** After these the engine tries again by itself; after the others something has to happen first. */
const retried = new Set<string>(['offline', 'server-trouble', 'unknown']);

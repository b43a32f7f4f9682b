import type { Account } from '#sync/records/account.ts';
import type { Browser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import { differences, trueView } from './oracle.ts';
import { rawDevice } from './raw-device.ts';

/** What a person who sits before a device that is well must not find on it. */
export async function settledFaults({ server }: World, browser: Browser, person: Account): Promise<string[]> {
  const { name, tabs } = browser;
  const device = await rawDevice(browser, person.id);
  if (!device) return [`${name} holds nothing of ${person.fullName}`];
  const stuck = device.outbox.map(
    (entry) => `${entry.name} is stuck on ${name}: ${entry.state} ${JSON.stringify(entry.failure ?? null)}`,
  );
  const faults = differences(device.view, trueView(server, person.id)).map((fault) => `on ${name} ${fault}`);
  if (device.aside.length > 0)
    faults.push(`${name} keeps ${device.aside.length} rows aside for no unsent work`);
  for (const { connection } of tabs) if (connection !== 'ok') faults.push(`${name} says ${connection}`);
  return [...faults, ...stuck];
}

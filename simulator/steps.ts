import { seededRandom } from '#server/seed/random.ts';
import * as devices from './doings/devices.ts';
import type { Doing } from './doings/doing.ts';
import * as people from './doings/people.ts';
import * as server from './doings/server.ts';
import * as writers from './doings/writers.ts';
import type { World } from './world/world.ts';

/** One thing that happens: what, to which device and tab, and with what luck. */
export type Step = { what: string; where: number; luck: number };

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Everything that can happen, and how often. Half of it is people at work, the other half is the world they work in. */
const happenings: Record<string, [weight: number, doing: Doing]> = {
  'waits a moment': [16, ({ time, chance }) => time.pass(chance.below(3 * second))],
  'waits a while': [14, ({ time, chance }) => time.pass(chance.below(2 * minute))],
  'waits long': [2, ({ time, chance }) => time.pass(chance.below(8 * minute))],

  'begins a pitch': [4, writers.beginPitch],
  'writes on': [22, writers.writeOn],
  'takes a word out': [4, writers.takeWordOut],
  'gives another title': [14, writers.retitle],
  'adds a highlight': [6, writers.addHighlight],
  'takes a highlight out': [3, writers.removeHighlight],
  'deletes a pitch': [3, writers.deletePitch],
  'restores a pitch': [3, writers.restorePitch],
  'fills in the figures': [4, writers.fillIn],
  'submits a pitch': [2, writers.submit],
  'submits more than a day allows': [1, writers.submitTooMany],
  "meddles with somebody else's pitch": [1, writers.meddle],
  'chooses a version': [9, writers.chooseVersion],
  'combines the versions': [4, writers.combineVersions],
  'goes back to a version': [3, writers.goBack],
  'lets refused work go': [3, writers.discardRefused],
  'tries refused work again': [3, writers.retryRefused],
  'does what an older version did': [1, writers.doUnknown],
  'writes what the database will not take': [1, writers.writeUnwritable],

  'opens another tab': [3, devices.openAnother],
  'closes a tab': [2, async (_, __, tab) => tab.crash()],
  'the tab crashes': [4, devices.crashTab],
  'the tab crashes in a transaction': [4, devices.crashInTransaction],
  'the tab freezes': [2, devices.freezeTab],
  'the tab thaws': [3, async (_, { tabs }) => tabs.find(({ state }) => state === 'frozen')?.thaw()],
  'the connection to the database is lost': [3, devices.loseConnection],
  'the network goes': [4, devices.setOnline(false)],
  'the network comes': [8, devices.setOnline(true)],
  'the disk is full': [2, devices.setFull(true)],
  'the disk has room': [4, devices.setFull(false)],
  'the clock is set': [1, devices.setClock],
  'somebody looks at it': [6, async (_, __, tab) => tab.wake()],

  'the weather turns': [4, server.turnWeather],
  'the server dies': [2, server.dieNow],
  'the server dies before a commit': [3, server.dieAt('before the commit')],
  'the server dies between commit and answer': [3, server.dieAt('between commit and answer')],
  'the server comes back': [10, ({ server: down }) => down.start()],
  'a backup is taken': [2, server.takeBackup],
  'the backup is restored': [1, server.restoreBackup],
  'a reviewer decides': [5, server.review],
  'an article appears': [2, server.publish],
  'an article is withdrawn': [2, server.withdraw],
  'the investor is verified, or no more': [2, server.verify],
  'the house is kept': [2, server.keepTheHouse],
  'the session ends': [2, people.endSession],
  'somebody signs in': [4, people.signIn],
  'the person signs out': [1, people.signOut],
  'everything sleeps for a month': [1, devices.sleepFor(30 * day, 'asleep for 30 days')],
  'everything sleeps for most of a year': [1, devices.sleepFor(200 * day, 'asleep for 200 days')],
};

const names = Object.entries(happenings).flatMap(([name, [weight]]) => Array<string>(weight).fill(name));

/** The steps of a history: the same for the same seed. */
export function stepsOf(seed: number, count: number): Step[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, () => ({
    what: names[below(names.length)] ?? '',
    where: below(2 ** 20),
    luck: below(2 ** 31),
  }));
}

/** Makes it happen. Where a device has no tab, one is opened first. */
export async function happen(world: World, { what, where, luck }: Step): Promise<void> {
  world.chance.begin(luck);
  const browser = world.browsers[where % world.browsers.length];
  const doing = happenings[what]?.[1];
  if (!browser || !doing) throw new Error(`No such step: ${what}`);
  const living = browser.tabs.filter(({ state }) => state === 'alive');
  const tab = living[(where % 7) % Math.max(1, living.length)] ?? world.openTab(browser);
  // Whoever sat before a tab that crashed meanwhile did no more.
  await doing(world, browser, tab).catch((error: unknown) => {
    if (tab.state !== 'dead') throw error;
  });
  await world.time.pass(world.chance.below(second));
}

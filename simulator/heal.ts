import { everybodyReturns } from './doings/people.ts';
import { browserTabs, type World } from './world/world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Makes every network, server, disk and session well, and waits until all that is owed has been done. */
export async function heal(world: World): Promise<void> {
  world.chance.begin(1);
  world.network.weather = 0;
  await world.server.start();
  for (const browser of world.browsers) {
    browser.isOnline = true;
    browser.isFull = false;
    for (const tab of browser.tabs) if (tab.state === 'frozen') tab.thaw();
  }
  // A tab that was about to crash does so now; then there is a new one.
  for (const tab of browserTabs(world)) tab.wake();
  await world.time.pass(minute);
  for (const browser of world.browsers) {
    for (const tab of browser.tabs) tab.crash();
    world.openTab(browser);
  }
  for (const browser of world.browsers) await everybodyReturns(world, browser);
  // What a limit put off waits for a day, ten of it at a time.
  for (let round = 0; round < 12; round += 1) {
    for (const tab of browserTabs(world)) tab.wake();
    await world.time.pass(5 * minute);
    if (!(await isAnythingOwed(world))) return;
    await world.time.jump(day);
  }
}

async function isAnythingOwed(world: World): Promise<boolean> {
  for (const { db, connection } of browserTabs(world)) {
    if (connection !== 'ok' || (await db().outbox.count()) > 0) return true;
  }
  return false;
}

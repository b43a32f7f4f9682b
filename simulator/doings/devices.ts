import type { Tab } from '../world/tab.ts';
import { browserTabs } from '../world/world.ts';
import type { Doing } from './doing.ts';
import { keepTheHouse } from './server.ts';
import { excuseWhatIsOfferedNoMore } from './what-a-restore-costs.ts';

const year = 365 * 24 * 60 * 60 * 1000;

export const openAnother: Doing = async (world, browser) => {
  if (browser.tabs.length < 3) world.openTab(browser);
};

export const crashTab: Doing = async ({ strike, time, chance }, _, tab) => {
  if (chance.percent(50)) tab.wake();
  await time.pass(chance.below(200));
  tab.crash();
  strike('tab crashed');
};

export const crashInTransaction: Doing = async ({ strike, chance }, _, tab) => {
  tab.crashAtWrite(1 + chance.below(8), () => strike('tab crashed in the middle of a transaction'));
  tab.wake();
};

export const loseConnection: Doing = async ({ strike }, _, tab) => {
  tab.loseConnection();
  strike('connection to the database lost');
};

export const freezeTab: Doing = async ({ strike, time, chance }, { locks }, tab) => {
  tab.wake();
  await time.pass(chance.below(80));
  if (tab.state !== 'alive') return;
  tab.freeze();
  strike(locks?.isHeldBy(tab) ? 'tab frozen with the lock' : 'tab frozen');
};

export function setOnline(isOnline: boolean): Doing {
  return async ({ strike }, browser) => {
    if (browser.isOnline === isOnline) return;
    browser.isOnline = isOnline;
    if (!isOnline) strike('device offline');
    for (const tab of browser.tabs.filter(({ state }) => state === 'alive'))
      if (isOnline) tab.wake();
      else loseNetwork(tab);
  };
}

/** A tab that slept while the network went and came has heard of neither. */
export const thawTab: Doing = async (_, { tabs, isOnline }) => {
  const tab = tabs.find(({ state }) => state === 'frozen');
  tab?.thaw();
  if (tab && !isOnline) loseNetwork(tab);
};

/** What was answered before tells nothing of a network that is gone. */
function loseNetwork(tab: Tab): void {
  tab.heard = { fate: 'lost' };
  tab.goOffline();
}

export function setFull(isFull: boolean): Doing {
  return async ({ strike }, browser) => {
    if (isFull && !browser.isFull) strike('disk full');
    browser.isFull = isFull;
  };
}

export const setClock: Doing = async ({ strike, chance }, browser) => {
  browser.clockOffset = (chance.random() * 20 - 10) * year;
  strike('clock years off');
};

/** Every lid is closed, every tab frozen or gone; then the morning comes. */
export function sleepFor(ms: number, name: string): Doing {
  return async (world, browser, tab) => {
    world.strike(name);
    await excuseWhatIsOfferedNoMore(world, world.time.now() + ms);
    await world.time.jump(ms);
    // A server does not sleep.
    await keepTheHouse(world, browser, tab);
    for (const tab of browserTabs(world)) if (tab.state === 'alive') tab.wake();
  };
}

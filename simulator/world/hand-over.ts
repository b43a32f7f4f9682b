import { withNetworkLock } from '#src/lib/network-lock.ts';
import type { Browser } from './browser.ts';
import { type BrowserModules, onDisk } from './browser-modules.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/**
 * Something by which a browser changes hands, done by a tab with the app's own code while everything else goes on. With
 * the lock, where the app takes it: it may have to be taken from a tab that is frozen.
 */
export async function handOver(
  world: World,
  { browser }: Tab,
  work: (modules: BrowserModules) => Promise<void>,
  lockedBy?: Tab,
): Promise<void> {
  // Its tabs are in the middle of something, or a new one begins.
  for (const tab of browser.tabs) void afterTurns(world.chance.below(40), () => tab.wake());
  if (browser.tabs.length < 3 && world.chance.percent(30))
    void afterTurns(world.chance.below(40), () => world.openTab(browser));
  const locks = lockedBy && browser.locks?.of(lockedBy);
  const turn = () => turning(world, browser, work);
  const turned = { isOver: false };
  const begin = world.chance.percent(70) ? nextAnswer(browser) : Promise.resolve();
  const over = begin
    .then(() => (locks ? withNetworkLock(turn, { locks, Channel: null }) : turn()))
    .finally(() => {
      turned.isOver = true;
    });
  over.catch(() => undefined);
  await world.time.pass(0);
  for (let waited = 0; !turned.isOver && waited < 300; waited += 1) await world.time.pass(1_000);
  if (!turned.isOver) throw new Error(`${browser.name} never changed hands`);
  await over;
}

/** Changes whose the browser is by the app's own code, on its own disk. */
export function turning(
  world: Pick<World, 'people'>,
  browser: Browser,
  work: (modules: BrowserModules) => Promise<void>,
): Promise<void> {
  return onDisk(
    () => browser.disk,
    async () => {
      browser.turning += 1;
      try {
        await work(browser.modules);
      } finally {
        browser.person = await whoever(world, browser);
        browser.turning -= 1;
      }
    },
  );
}

/** When a tab is about to take an answer in; or soon, where none comes. */
function nextAnswer(browser: Browser): Promise<void> {
  return new Promise((resolve) => {
    browser.onAnswer = resolve;
    setTimeout(resolve, 3_000);
  });
}

/** So many steps of databases later, in the same moment. */
async function afterTurns(turns: number, work: () => unknown): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  work();
}

async function whoever({ people }: Pick<World, 'people'>, { modules }: Browser) {
  const id = await modules.device.currentPersonId();
  return Object.values(people).find((person) => person.id === id) ?? null;
}

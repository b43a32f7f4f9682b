import { audiencesOf } from '#server/syncing/audiences.ts';
import { storeAccount } from '#server/testing/accounts.ts';
import { type Account, accountSchema } from '#sync/records/account.ts';
import { checkStored } from '../checks/each-answer.ts';
import { createLedger, type Ledger } from '../checks/ledger.ts';
import { rowsById } from '../checks/oracle.ts';
import { createWords, type Origin, type Words } from '../checks/words.ts';
import { type Browser, createBrowser } from './browser.ts';
import { type Chance, createChance } from './chance.ts';
import { createNetwork, type Network } from './network.ts';
import { createServer, type SimServer } from './server.ts';
import { createTab, type Tab } from './tab.ts';
import type { VirtualTime } from './time.ts';

export type World = {
  time: VirtualTime;
  chance: Chance;
  server: SimServer;
  network: Network;
  people: { meera: Account; arjun: Account; tara: Account };
  browsers: Browser[];
  words: Words;
  ledger: Ledger;
  /** Submissions that were said to be saved: each must be decided one day. */
  promises: Map<string, Origin>;
  /** Words that a restore has taken from the server. */
  taken: Set<string>;
  /** When a person's data was last taken off a browser, by both their names: ms. */
  wiped: Map<string, number>;
  /** How often each thing struck, by its name. */
  struck: Map<string, number>;
  strike(what: string): void;
  /** What must never be and was. */
  violations: string[];
  openTab(browser: Browser): Tab;
  dispose(): Promise<void>;
};

/**
 * A server, two founders and an investor: Meera on a phone and on a laptop whose browser has no locks, Arjun on a tablet,
 * Tara on a desktop.
 */
export async function createWorld(time: VirtualTime): Promise<World> {
  const chance = createChance();
  const struck = new Map<string, number>();
  const violations: string[] = [];
  const words = createWords();
  const strike = (what: string) => void struck.set(what, (struck.get(what) ?? 0) + 1);
  const violate = (what: string) => void violations.push(what);
  const server = await createServer(time.now, {
    onServed: (request) => ledger.note(request),
    onFault: (what, error) => violate(`${what}: ${error instanceof Error ? error.stack : String(error)}`),
  });
  const ledger = createLedger(server);
  const network = createNetwork(server, chance, time.now, strike);

  const clock = { database: server.services.database, now: server.services.now };
  const people = {
    meera: await storeAccount(clock, { fullName: 'Meera Kulkarni' }),
    arjun: await storeAccount(clock, { fullName: 'Arjun Bose' }),
    tara: await storeAccount(clock, { fullName: 'Tara Menon', userType: 'investor' }),
  };

  const world: World = {
    time,
    chance,
    server,
    network,
    people,
    browsers: [],
    words,
    ledger,
    promises: new Map(),
    taken: new Set(),
    wiped: new Map(),
    struck,
    strike,
    violations,
    openTab(browser) {
      const tab = createTab(browser, {
        post: ({ browser: from }, init) => network.fetch(from, init),
        onStored: (from, reply) => checkStored(world, from, reply),
        onEnd: (_, { end }) => strike(`a drain ended: ${end}`),
        onBug: (from, error) => {
          violate(
            `the engine of a tab on ${from.browser.name} threw: ${error instanceof Error ? error.stack : String(error)}`,
          );
        },
        random: chance.random,
      });
      browser.tabs.push(tab);
      tab.wake();
      return tab;
    },
    async dispose() {
      for (const tab of browserTabs(world)) tab.crash();
      await time.pass(0);
      await server.dispose();
    },
  };
  const { meera, arjun, tara } = people;
  const owners: [string, Account, boolean][] = [
    ['the phone', meera, true],
    ['the laptop', meera, false],
    ['the tablet', arjun, true],
    ['the desktop', tara, true],
  ];
  for (const [name, owner, hasLocks] of owners) {
    const browser = createBrowser(name, owner, { hasLocks, now: time.now, server });
    world.browsers.push(browser);
    world.openTab(browser);
  }
  for (const browser of world.browsers) {
    server.services.poke.subscribe({
      audiences: () => audiencesOf(accountNow(server, browser.person)),
      poke() {
        for (const tab of browser.tabs) {
          // A poke reaches whoever listens: a tab that is awake and online.
          if (tab.state === 'alive' && browser.isOnline) setTimeout(tab.wake, 100 + chance.below(400));
        }
      },
      recheck() {},
    });
  }
  return world;
}

export function browserTabs(world: World): Tab[] {
  return world.browsers.flatMap(({ tabs }) => tabs);
}

/** A person as the server's own file has them now: a restore may have taken something back. */
function accountNow(server: SimServer, person: Account | null): Account | null {
  return person && accountSchema.parse(rowsById(server, 'accounts')[person.id]);
}

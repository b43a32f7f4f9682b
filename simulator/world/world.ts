import { IDBFactory } from 'fake-indexeddb';
import { audiencesOf } from '#server/syncing/audiences.ts';
import { type Account, accountSchema } from '#sync/records/account.ts';
import { checkStored } from '../checks/each-answer.ts';
import { checkAsked } from '../checks/each-request.ts';
import { createLedger, type Ledger } from '../checks/ledger.ts';
import { rowsById } from '../checks/oracle.ts';
import type { PutOff } from '../checks/put-off.ts';
import { checkEnd } from '../checks/status.ts';
import { createWords, type Origin, type Words } from '../checks/words.ts';
import { become, letGo } from '../doings/people.ts';
import { type Browser, createBrowser } from './browser.ts';
import { modulesAt } from './browser-modules.ts';
import { type Chance, createChance } from './chance.ts';
import { createNetwork, type Network } from './network.ts';
import { type People, storePeople } from './people.ts';
import { emptied } from './raw-disk.ts';
import { createServer, type SimServer } from './server.ts';
import { createTab, type Tab } from './tab.ts';
import type { VirtualTime } from './time.ts';

export type World = {
  time: VirtualTime;
  chance: Chance;
  server: SimServer;
  network: Network;
  people: People;
  browsers: Browser[];
  words: Words;
  ledger: Ledger;
  /** Submissions that were said to be saved: each must be decided one day. */
  promises: Map<string, Origin>;
  /** What was said of work that was put off, by its id. */
  putOff: Map<string, PutOff[]>;
  /** Ids of the work that some device was told was taken. */
  told: Set<string>;
  /** Of those, what a restore took from the server: it is offered again. */
  offeredAgain: Set<string>;
  /** Words that a restore has taken from the server. */
  taken: Set<string>;
  /** When a person's data was last taken off a browser, by both their names: ms. */
  wiped: Map<string, number>;
  /** How often each thing struck, by its name. */
  struck: Map<string, number>;
  strike(what: string): void;
  /** What must never be and was. */
  violations: string[];
  /** Every file that somebody has sent, by its hash. */
  files: Map<string, ChosenFile>;
  openTab(browser: Browser): Tab;
  dispose(): Promise<void>;
};

/** A file as somebody has chosen it. `at`: on which browsers, by whom, and when last, in ms. */
export type ChosenFile = {
  content: string;
  at: Map<string, number>;
  /** The ids of the work that it was chosen for, each with its browser's name. */
  goesWith: Map<string, string>;
};

/**
 * A server, two founders, an investor and an admin: Meera on a phone and on a laptop whose browser has no locks, Arjun on
 * a tablet, Tara on a desktop, Devi at the desk.
 */
export async function createWorld(time: VirtualTime): Promise<World> {
  const chance = createChance();
  const struck = new Map<string, number>();
  const violations: string[] = [];
  const words = createWords();
  const strike = (what: string) => void struck.set(what, (struck.get(what) ?? 0) + 1);
  const violate = (what: string) => void violations.push(what);
  const server = await createServer(time.now, {
    onServed(request) {
      checkAsked(request, violate);
      for (const { id, name, at, outcome } of ledger.note(request)) {
        strike(`${outcome.result}: ${name}`);
        if (outcome.result === 'later') notePutOff(world, id, { at, until: outcome.retryAt });
      }
    },
    onFault: (what, error) => violate(`${what}: ${error instanceof Error ? error.stack : String(error)}`),
  });
  const ledger = createLedger(server);
  const network = createNetwork(chance, time.now);

  const people = await ledger.whileServerWrites(() => storePeople(server));

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
    putOff: new Map(),
    told: new Set(),
    offeredAgain: new Set(),
    taken: new Set(),
    wiped: new Map(),
    struck,
    strike,
    violations,
    files: new Map(),
    openTab(browser) {
      const tab = createTab(browser, {
        post: (from, { body, signal }) =>
          network.fetch(
            from.browser,
            { arrive: (cookie) => server.receive(cookie, body), signal },
            {
              onFault: strike,
              onEnd(trip) {
                from.trip = trip;
              },
            },
          ),
        put: (from, { path, body, signal }) =>
          network.fetch(
            from.browser,
            {
              arrive: async (cookie) =>
                server.receivePart(cookie, { path, bytes: Buffer.from(await body.arrayBuffer()) }),
              signal,
            },
            { onFault: (fault) => strike(`a part of a file: ${fault}`), onEnd() {} },
          ),
        onStored: (from, reply, userId) => checkStored(world, from, reply, userId),
        onEnd(from, drained) {
          strike(`a drain ended: ${drained.end}`);
          checkEnd(world, from, drained);
        },
        letGo: (from, turn) => letGo(world, from, turn),
        onBug: (from, error) => {
          violate(
            `the engine of a tab on ${from.browser.name} threw: ${String(error)} ${error instanceof Error ? error.stack : ''}`,
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
      for (const { disk } of world.browsers) await emptied(disk);
      await server.dispose();
    },
  };
  const { meera, arjun, tara, devi } = people;
  const owners: [string, Account, boolean][] = [
    ['the phone', meera, true],
    ['the laptop', meera, false],
    ['the tablet', arjun, true],
    ['the desktop', tara, true],
    ['the desk', devi, true],
  ];
  for (const [place, [name, owner, hasLocks]] of owners.entries()) {
    const disk = new IDBFactory();
    const modules = await modulesAt(place, disk);
    const browser = createBrowser(name, owner, { hasLocks, now: time.now, server, disk, modules });
    world.browsers.push(browser);
    await become(world, world.openTab(browser), owner);
  }
  for (const browser of world.browsers) {
    server.services.poke.subscribe({
      audiences: () => audiencesOf(accountNow(server, browser.person)),
      poke() {
        // A poke reaches whoever listens: of the tabs that are awake and online one holds the stream, at times all do.
        const listening = browser.tabs.filter(({ state }) => state === 'alive' && browser.isOnline);
        const one = chance.percent(70) ? chance.oneOf(listening) : undefined;
        for (const tab of one ? [one] : listening) setTimeout(tab.wake, 100 + chance.below(400));
      },
      recheck() {},
    });
  }
  return world;
}

export function browserTabs(world: World): Tab[] {
  return world.browsers.flatMap(({ tabs }) => tabs);
}

function notePutOff({ putOff }: World, id: string, { at, until }: { at: string; until: string | null }) {
  const said = { at: Date.parse(at), until: until === null ? null : Date.parse(until) };
  putOff.set(id, [...(putOff.get(id) ?? []), said]);
}

/** A person as the server's own file has them now: a restore may have taken something back. */
function accountNow(server: SimServer, person: Account | null): Account | null {
  return person && accountSchema.parse(rowsById(server, 'accounts')[person.id]);
}

import { IDBKeyRange } from 'fake-indexeddb';
import { createPersonDb } from '#src/data/person-db.ts';
import type { Account } from '#sync/records/account.ts';
import { wordsBroughtBy } from '../checks/words.ts';
import { type Browser, peopleOn } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import type { Doing } from './doing.ts';
import { excuseWhatIsOfferedNoMore } from './what-a-restore-costs.ts';

/** The server ends the session: by age, or from another device. */
export const endSession: Doing = async ({ server, strike }, { cookie }) => {
  if (cookie && server.endSession(cookie)) strike('session ended');
};

/** Somebody signs in: mostly whoever was here before, at times another person. */
export const signIn: Doing = async (world, browser) => {
  if (!browser.isOnline || !world.server.isUp()) return;
  const { meera, arjun } = world.people;
  const guest = world.chance.percent(25) ? world.chance.oneOf([meera, arjun]) : undefined;
  await become(world, browser, guest ?? browser.owner);
};

/** Everybody who left unsent work on a device comes back to it once; its owner last. */
export async function everybodyReturns(world: World, browser: Browser): Promise<void> {
  const left = await peopleOn(browser);
  for (const person of Object.values(world.people).filter(({ id }) => left.includes(id))) {
    if (person.id === browser.owner.id) continue;
    await become(world, browser, person);
    await world.time.pass(60_000);
    // What a limit put off goes on another day.
    for (let days = 0; days < 3 && (await unsentOf(browser, person)) > 0; days += 1) {
      await world.time.jump(25 * 60 * 60 * 1000);
      for (const tab of browser.tabs) tab.wake();
      await world.time.pass(60_000);
    }
  }
  await become(world, browser, browser.owner);
}

/** Ends the session and takes everything of the person off the device, whatever is unsent: they agreed to it. */
export const signOut: Doing = async (world, browser) => {
  if (!browser.person) return;
  const left = browser.person;
  if ((await unsentOf(browser, left)) > 0) world.strike('signed out with unsent work');
  browser.isLogoutOwed = true;
  await forget(world, browser, left);
  changePerson(browser, null);
};

async function become(world: World, browser: Browser, person: Account): Promise<void> {
  const before = browser.person;
  browser.isLogoutOwed = false;
  browser.cookie = world.server.beginSession(person.id);
  if (before?.id === person.id) {
    for (const tab of browser.tabs) tab.wake();
    return;
  }
  if (before) {
    world.strike('another person on the device');
    if ((await unsentOf(browser, before)) === 0) await forget(world, browser, before);
  }
  changePerson(browser, person);
}

function changePerson(browser: Browser, person: Account | null): void {
  browser.person = person;
  for (const tab of browser.tabs) {
    tab.changePerson();
    if (tab.state === 'alive') tab.wake();
  }
}

function unsentOf(browser: Browser, person: Account): Promise<number> {
  return peek(browser, person, (db) => db.outbox.where('state').anyOf('waiting', 'frozen').count());
}

/** What was unsent goes with the database: the person knows. What only this device could offer to a restored server, too. */
async function forget(world: World, browser: Browser, person: Account): Promise<void> {
  const unsent = await peek(browser, person, (db) =>
    db.outbox.where('state').anyOf('waiting', 'frozen').toArray(),
  );
  for (const tab of browser.tabs) tab.changePerson();
  browser.disk.deleteDatabase(createPersonDb(person.id).name);
  await world.time.pass(0);
  world.wiped.set(`${browser.name} ${person.id}`, world.time.now());
  const server = world.server.text();
  const gone = new Set(unsent.flatMap(({ name, args }) => wordsBroughtBy(name, args)));
  world.words.letGoIf((word) => gone.has(word) && !server.includes(word));
  for (const { id } of unsent) if (!world.ledger.wasDecided(id)) world.promises.delete(id);
  await excuseWhatIsOfferedNoMore(world, world.time.now());
}

async function peek<T>(
  { disk }: Browser,
  { id }: Account,
  ask: (db: ReturnType<typeof createPersonDb>) => Promise<T>,
): Promise<T> {
  const db = createPersonDb(id, { indexedDB: disk, IDBKeyRange, cache: 'disabled' });
  const answer = await ask(db);
  db.close();
  return answer;
}

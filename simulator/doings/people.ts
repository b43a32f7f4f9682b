import type { Turn } from '#src/data/database/device-db.ts';
import { guestId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { checkHands } from '../checks/hands.ts';
import { peopleOn, rawDevice, unsentOn } from '../checks/raw-device.ts';
import { settledFaults } from '../checks/settled.ts';
import { wordsBroughtBy } from '../checks/words.ts';
import type { Browser } from '../world/browser.ts';
import { handOver, turning } from '../world/hand-over.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { editPerson } from './about-oneself.ts';
import type { Doing } from './doing.ts';
import { takeBackWithoutFiles, writeWithFiles } from './message-files.ts';
import { excuseWhatIsOfferedNoMore } from './what-a-restore-costs.ts';

/** The session ends by age, or from another device of theirs. */
export const endSession: Doing = async (world, browser, tab) => {
  const { server, chance, strike } = world;
  if (chance.percent(50)) return ageSession(world, browser, tab);
  if (browser.cookie && server.signOut(browser.cookie)) strike('session ended from elsewhere');
};

const ageSession: Doing = async ({ server, strike }, { cookie }) => {
  if (cookie && server.endSession(cookie)) strike('session ended');
};

/** A tab hears that whoever has the device in that turn was signed out from elsewhere. */
export async function letGo(world: World, { browser }: Tab, ofTurn: Turn): Promise<void> {
  let isLetGo = false;
  await turning(world, browser, async ({ people }) => {
    isLetGo = await people.letGoOfDevice(ofTurn);
  });
  if (!isLetGo) return;
  turn(browser);
  world.strike('a device let go of whoever was signed out from elsewhere');
  world.wiped.set(`${browser.name} ${ofTurn.personId}`, world.time.now());
  await excuseWhatIsOfferedNoMore(world, world.time.now());
  if (browser.turning === 0) await checkHands(world, browser);
}

/** Somebody signs in: mostly whoever was here before, at times another person; and takes what a guest wrote, or does not. */
export const signIn: Doing = async (world, browser, tab) => {
  if (!browser.isOnline || !world.server.isUp()) return;
  const { meera, arjun } = world.people;
  const guest = world.chance.percent(25) ? world.chance.oneOf([meera, arjun]) : undefined;
  if (guest && guest.id !== browser.person?.id) await writeOnWithoutSession(world, browser, tab);
  await become(world, tab, guest ?? browser.owner);
  if (world.chance.percent(70)) await adopt(world, tab);
};

/** Their session is over, they write on, and get up: what they wrote stays here when somebody else sits down. */
async function writeOnWithoutSession(world: World, browser: Browser, tab: Tab): Promise<void> {
  if (!browser.person || !world.chance.percent(60)) return;
  await ageSession(world, browser, tab);
  const write = world.chance.oneOf([writeWithFiles, editPerson]);
  await write?.(world, browser, tab);
}

/** Everybody who left unsent work on a device comes back to it once; its owner last. */
export async function everybodyReturns(world: World, browser: Browser): Promise<void> {
  const [tab] = browser.tabs;
  if (!tab) throw new Error(`Nobody sits at ${browser.name}`);
  const left = await peopleOn(browser);
  for (const person of Object.values(world.people).filter(({ id }) => left.includes(id))) {
    if (person.id === browser.owner.id) continue;
    await become(world, tab, person);
    await world.time.pass(60_000);
    // What a limit put off goes on another day, or in another month.
    for (const days of [1, 1, 1, 31]) {
      if ((await unsentOf(browser, person)).length === 0) break;
      await world.time.jump(days * 25 * 60 * 60 * 1000);
      for (const each of browser.tabs) each.wake();
      await world.time.pass(60_000);
    }
    await takeBackWithoutFiles(world, browser, tab);
    world.violations.push(...(await settledFaults(world, browser, person)));
  }
  await become(world, tab, browser.owner);
  await adopt(world, tab);
}

/** Ends the session and takes everything of the person off the device, whatever is unsent: they agreed to it. */
export const signOut: Doing = async (world, browser, tab) => {
  const left = browser.person;
  if (!left) return;
  const unsent = await unsentOf(browser, left);
  if (unsent.length > 0) world.strike('signed out with unsent work');
  await handOver(world, tab, async ({ people }) => {
    browser.isLogoutOwed = true;
    await people.forgetPerson({ logoutOwed: true });
  });
  turn(browser);
  world.wiped.set(`${browser.name} ${left.id}`, world.time.now());
  const server = world.server.text();
  const gone = new Set(unsent.flatMap(({ args }) => wordsBroughtBy(args)));
  world.words.letGoIf((word) => gone.has(word) && !server.includes(word));
  for (const { id } of unsent) if (!world.ledger.wasDecided(id)) world.promises.delete(id);
  await excuseWhatIsOfferedNoMore(world, world.time.now());
  await checkHands(world, browser);
};

/** A tab that starts ends what another that died has left half done; mostly there is nothing. */
export const tidy: Doing = async (world, browser, tab) => {
  await handOver(world, tab, ({ people }) => people.finishLeaving(), tab);
  await checkHands(world, browser);
};

/** Signs in. Whoever was here before leaves on the device what is unsent, and nothing else. */
export async function become(world: World, tab: Tab, person: Account): Promise<void> {
  const { browser } = tab;
  const before = browser.person;
  await handOver(
    world,
    tab,
    async ({ people }) => {
      browser.cookie = world.server.beginSession(person.id);
      browser.isLogoutOwed = false;
      const { id, email, fullName, userType, emailVerified, phoneVerified } = person;
      await people.beginPerson({ id, email, fullName, userType, emailVerified, phoneVerified }, 'a token');
    },
    tab,
  );
  if (before?.id === person.id) {
    for (const each of browser.tabs) each.wake();
    return;
  }
  turn(browser);
  if (before) {
    world.strike('another person on the device');
    if ((await peopleOn(browser)).includes(before.id)) world.strike('unsent work left on a device');
    // What was sent is not offered again from there.
    world.wiped.set(`${browser.name} ${before.id}`, world.time.now());
    await excuseWhatIsOfferedNoMore(world, world.time.now());
  }
  await checkHands(world, browser);
}

/** What somebody wrote here before signing in is theirs. */
async function adopt(world: World, tab: Tab): Promise<void> {
  const {
    browser,
    browser: { person },
  } = tab;
  if (!person) return;
  let found = 0;
  await handOver(world, tab, async ({ people }) => {
    found = (await people.guestDrafts()).length;
    if (found > 0) await people.adoptGuestDrafts();
  });
  if (found === 0) return;
  world.strike('work of a guest adopted');
  const guest = await rawDevice(browser, guestId);
  const left = JSON.stringify(guest);
  const to = { personId: person.id, browser: browser.name, at: world.time.now() };
  world.words.handOn(
    (word, { personId, browser: name }) => personId === '' && name === browser.name && !left.includes(word),
    to,
  );
  for (const tab of browser.tabs) tab.nudge();
}

/** Every tab turns to whoever it is now. */
function turn(browser: Browser): void {
  for (const tab of browser.tabs) {
    tab.changePerson();
    if (tab.state === 'alive') tab.wake();
  }
}

async function unsentOf(browser: Browser, { id }: Account) {
  const device = await rawDevice(browser, id);
  return device ? unsentOn(device) : [];
}

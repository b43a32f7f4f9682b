import { seededRandom } from '#server/seed/random.ts';
import type { UserType } from '#sync/records/account.ts';
import * as aboutOneself from './doings/about-oneself.ts';
import * as dealUpdates from './doings/deal-updates.ts';
import * as deals from './doings/deals.ts';
import * as desk from './doings/desk.ts';
import * as devices from './doings/devices.ts';
import type { Doing } from './doings/doing.ts';
import * as letters from './doings/letters.ts';
import * as meetings from './doings/meetings.ts';
import * as messageFiles from './doings/message-files.ts';
import * as ownBooks from './doings/own-books.ts';
import * as people from './doings/people.ts';
import * as rounds from './doings/rounds.ts';
import * as server from './doings/server.ts';
import * as slowHands from './doings/slow-hands.ts';
import * as writers from './doings/writers.ts';
import type { Browser } from './world/browser.ts';
import type { World } from './world/world.ts';

/** One thing that happens: what, to which device and tab, and with what luck. */
export type Step = { what: string; where: number; luck: number };

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * Everything that can happen, and how often. Two thirds of it is people at work, the rest is the world they work in. A role
 * says before whose screen it mostly happens.
 */
const happenings: Record<string, [weight: number, doing: Doing, role?: UserType]> = {
  'waits a moment': [16, ({ time, chance }) => time.pass(chance.below(3 * second))],
  'waits a while': [14, ({ time, chance }) => time.pass(chance.below(2 * minute))],
  'waits long': [2, ({ time, chance }) => time.pass(chance.below(8 * minute))],

  'begins a pitch': [4, writers.beginPitch],
  'writes on': [22, writers.writeOn],
  'takes a word out': [4, writers.takeWordOut],
  'gives another title': [14, writers.retitle],
  'begins to type': [10, slowHands.beginToType],
  'types on': [10, slowHands.typeOn],
  'two devices give another title': [8, slowHands.bothRetitle],
  'adds a highlight': [6, writers.addHighlight],
  'takes a highlight out': [3, writers.removeHighlight],
  'deletes a pitch': [3, writers.deletePitch],
  'restores a pitch': [6, writers.restorePitch],
  'fills in the figures': [4, writers.fillIn],
  'submits a pitch': [2, writers.submit],
  'submits more than a day allows': [1, writers.submitTooMany],
  "meddles with somebody else's pitch": [1, writers.meddle],
  'chooses a version': [9, writers.chooseVersion],
  'combines the versions': [4, writers.combineVersions],
  'chooses while another device writes': [12, slowHands.chooseSlowly],
  'goes back to a version': [5, writers.goBack],
  'lets refused work go': [3, writers.discardRefused],
  'tries refused work again': [3, writers.retryRefused],
  'asks for a connection': [5, meetings.ask, 'investor'],
  'asks for more connections than a plan allows': [2, meetings.askAboutAll, 'investor'],
  'asks an investor for a connection': [3, meetings.ask, 'entrepreneur'],
  'answers, or ends, a connection': [10, meetings.answer],
  'both sides act on a connection': [2, meetings.answerAtOnce],
  "answers somebody else's request": [1, meetings.answerForAnother],
  'writes to somebody': [6, letters.writeTo],
  'sends a file to somebody': [8, messageFiles.writeWithFiles],
  'the tab crashes while a file goes': [3, messageFiles.crashWhileFileGoes],
  'reads what they were written': [8, letters.readLetters],
  'blocks somebody, or forgives them': [2, letters.blockOrForgive],
  'keeps something about a deal': [10, deals.keepAboutDeal, 'investor'],
  'tells what is new with a pitch': [6, dealUpdates.tellNews, 'entrepreneur'],
  'writes in a pitch that was submitted': [5, rounds.editSubmitted, 'entrepreneur'],
  'says how a round stands': [5, rounds.sayHowItStands, 'entrepreneur'],
  'looks at a deal': [6, deals.lookAt, 'investor'],
  'keeps a portfolio': [5, ownBooks.keepPortfolio, 'investor'],
  'keeps a list of investors to approach': [5, ownBooks.keepApproaches, 'entrepreneur'],
  'reads what was told': [4, ownBooks.readWhatWasTold],
  'reports a deal or its founder': [2, deals.report],
  'changes the profile': [5, aboutOneself.editPerson],
  'changes what their role asks for': [6, aboutOneself.editTheirPart],
  'changes a setting': [5, aboutOneself.changeSetting],
  'writes to us': [3, aboutOneself.writeToUs],
  'decides on a pitch at the desk': [5, desk.reviewAtDesk, 'admin'],
  'decides on a pitch while its founder writes in it': [3, desk.reviewWhileWritten, 'admin'],
  'decides on a report': [3, desk.decideAtDesk, 'admin'],
  'edits an article or a testimonial': [3, desk.editAtDesk, 'admin'],

  'does what an older version did': [1, writers.doUnknown],
  'writes what the database will not take': [1, writers.writeUnwritable],

  'opens another tab': [3, devices.openAnother],
  'closes a tab': [2, async (_, __, tab) => tab.crash()],
  'the tab crashes': [4, devices.crashTab],
  'the tab crashes in a transaction': [4, devices.crashInTransaction],
  'the tab freezes': [2, devices.freezeTab],
  'the tab thaws': [3, devices.thawTab],
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
  'the investor or a founder is verified, or no more': [2, server.verify],
  'a plan is confirmed': [2, server.confirmPlan],
  'the house is kept': [2, server.keepTheHouse],
  'the session ends': [2, people.endSession],
  'somebody signs in': [4, people.signIn],
  'the person signs out': [3, people.signOut],
  'a tab tidies the device': [1, people.tidy],
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
  const [, doing, role] = happenings[what] ?? [];
  const browser = browserFor(world, where, role);
  if (!browser || !doing) throw new Error(`No such step: ${what}`);
  const living = browser.tabs.filter(({ state }) => state === 'alive');
  const tab = living[(where % 7) % Math.max(1, living.length)] ?? world.openTab(browser);
  // Whoever sat before a tab that crashed meanwhile did no more.
  await doing(world, browser, tab).catch((error: unknown) => {
    if (tab.state !== 'dead') throw error;
  });
  await world.time.pass(world.chance.below(second));
}

/** One of those of whoever has the role, nine times of ten; where anybody may do it, mostly no admin's. */
function browserFor({ browsers }: World, where: number, role: UserType | undefined): Browser | undefined {
  const fitting = browsers.filter(({ person }) => person?.userType === role);
  if (role && fitting.length > 0 && where % 10 > 0) return fitting[where % fitting.length];
  return browsers[where % (where % 9 === 0 ? browsers.length : browsers.length - 1)];
}

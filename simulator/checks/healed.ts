import { guestId } from '#sync/ids.ts';
import type { Browser } from '../world/browser.ts';
import { browserTabs, type World } from '../world/world.ts';
import { deliveryFaults, fileFaults } from './files.ts';
import { followerFaults } from './followers.ts';
import { rowsById } from './oracle.ts';
import { peopleOn, rawDevice } from './raw-device.ts';
import { settledFaults } from './settled.ts';

/** What must be true once every network, server and tab is well again and nothing goes on any more. */
export async function checkHealed(world: World): Promise<string[]> {
  const faults = [
    ...world.ledger.faults(),
    ...followerFaults(world.server),
    ...fileFaults(world),
    ...(await deliveryFaults(world)),
  ];
  for (const browser of world.browsers) {
    faults.push(...(await settledFaults(world, browser, browser.owner)));
    const others = (await peopleOn(browser)).filter((id) => id !== browser.owner.id && id !== guestId);
    for (const id of others) faults.push(`${browser.name} still keeps a database of ${id}`);
    faults.push(...(await lostGuestWords(world, browser)));
  }
  return [...faults, ...lostWords(world), ...doubledWords(world), ...brokenPromises(world)];
}

/** What nobody has adopted stays with the guest. */
async function lostGuestWords({ words }: World, browser: Browser): Promise<string[]> {
  const text = JSON.stringify(await rawDevice(browser, guestId));
  return [...words.kept()]
    .filter(
      ([word, origin]) => origin.personId === '' && origin.browser === browser.name && !text.includes(word),
    )
    .map(([word]) => `${word} of a guest is lost`);
}

function lostWords({ words, server }: World): string[] {
  const everything = server.text();
  return [...words.kept()]
    .filter(([word, { personId }]) => personId !== '' && !everything.includes(word))
    .map(([word]) => `${word} is lost`);
}

function brokenPromises({ promises, ledger }: World): string[] {
  return [...promises.keys()]
    .filter((id) => !ledger.wasDecided(id))
    .map((id) => `the submission ${id} never arrived`);
}

function doubledWords({ server, words }: World): string[] {
  const faults: string[] = [];
  for (const draft of Object.values(rowsById(server, 'drafts'))) {
    const text = String(draft.description);
    for (const word of words.kept().keys()) {
      if (text.split(word).length > 2) faults.push(`${word} stands twice in ${String(draft.id)}: ${text}`);
    }
  }
  return faults;
}

/** When nothing happens, nothing is written: neither on the devices nor on the server. */
export async function checkIdle(world: World): Promise<string[]> {
  const before = writes(world);
  for (let minute = 0; minute < 3; minute += 1) {
    for (const tab of browserTabs(world)) tab.wake();
    await world.time.pass(60_000);
  }
  const after = writes(world);
  return before === after ? [] : [`an idle system wrote: ${before}, then ${after}`];
}

function writes({ browsers, server }: World): string {
  return [...browsers.map(({ name, writes }) => `${name} ${writes}`), `server ${server.version()}`].join();
}

import { browserTabs, type World } from '../world/world.ts';
import { deviceView } from './device-view.ts';
import { differences, rowsById, trueView } from './oracle.ts';

/** What must be true once every network, server and tab is well again and nothing goes on any more. */
export async function checkHealed(world: World): Promise<string[]> {
  const faults = world.ledger.faults();
  for (const browser of world.browsers) {
    const [tab] = browser.tabs;
    if (!tab || !browser.person) throw new Error(`${browser.name} was not healed`);
    const db = tab.db();
    const view = await deviceView(db);
    for (const fault of differences(view, trueView(world.server, browser.person.id)))
      faults.push(`on ${browser.name} ${fault}`);
    const unsent = await db.outbox.toArray();
    for (const { name, state, failure } of unsent) {
      faults.push(`${name} is stuck on ${browser.name}: ${state} ${JSON.stringify(failure ?? null)}`);
    }
    const aside = await db.base.count();
    if (aside > 0) faults.push(`${browser.name} keeps ${aside} rows aside for no unsent work`);
    if (tab.connection !== 'ok') faults.push(`${browser.name} says ${tab.connection}`);
  }
  return [...faults, ...lostWords(world), ...doubledWords(world), ...brokenPromises(world)];
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

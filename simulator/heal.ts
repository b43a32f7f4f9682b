import { readRow } from '#server/db/records.ts';
import type { Change } from '#sync/mutation.ts';
import { isVerified } from '#sync/records/account.ts';
import { plans } from '#sync/rules/plans.ts';
import { takeBackWithoutFiles } from './doings/message-files.ts';
import { everybodyReturns } from './doings/people.ts';
import { onlyPlan, writeRows } from './doings/server.ts';
import { browserTabs, type World } from './world/world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Makes every network, server and disk well, and leaves everybody alone for eight minutes: nothing is opened, nobody looks,
 * and what is told to a page is what a browser or the server tells it. One tab of a browser is visible.
 */
export async function calmDown(world: World): Promise<void> {
  world.chance.begin(1);
  world.network.weather = 0;
  world.server.spare();
  await world.server.start();
  for (const browser of world.browsers) {
    const wasOffline = !browser.isOnline;
    browser.isOnline = true;
    browser.isFull = false;
    for (const tab of browser.tabs) {
      if (tab.state === 'frozen') tab.thaw();
      if (wasOffline) tab.wake();
    }
  }
  // What is over a limit is told so, and then that the limit is gone.
  await world.time.pass(minute);
  await liftLimits(world);
  for (let minutes = 0; minutes < 7; minutes += 1) {
    await world.time.pass(minute);
    for (const { tabs } of world.browsers) tabs.find(({ state }) => state === 'alive')?.nudge();
  }
  await world.time.pass(minute / 2);
}

/** Makes the sessions well too, opens every tab anew, and waits until all that is owed has been done. */
export async function heal(world: World): Promise<void> {
  // A tab that was about to crash does so now; then there is a new one.
  for (const tab of browserTabs(world)) tab.wake();
  await world.time.pass(minute);
  for (const browser of world.browsers) {
    for (const tab of browser.tabs) tab.crash();
    world.openTab(browser);
  }
  for (const browser of world.browsers) await everybodyReturns(world, browser);
  // What a limit put off waits for a day, ten of it at a time; a request for a connection, for another month.
  for (let round = 0; round < 20; round += 1) {
    for (const tab of browserTabs(world)) tab.wake();
    await world.time.pass(5 * minute);
    for (const browser of world.browsers)
      for (const tab of browser.tabs) await takeBackWithoutFiles(world, browser, tab);
    const wait = await untilNextTurn(world);
    if (wait === null) return;
    await world.time.jump(wait);
  }
}

/** How long, in ms, until the first of what is owed has its turn; null where nothing is owed. */
async function untilNextTurn(world: World): Promise<number | null> {
  const waits: number[] = [];
  for (const { db, connection, browser } of browserTabs(world)) {
    const owed = await db().outbox.toArray();
    if (connection !== 'ok') waits.push(day);
    for (const { notBefore = 0 } of owed)
      waits.push(notBefore > browser.now() ? notBefore - browser.now() : day);
  }
  return waits.length === 0 ? null : Math.min(...waits);
}

/** Everybody is verified, and has a plan by which they may ask whom they like. */
async function liftLimits(world: World): Promise<void> {
  const { read } = world.server.services.database;
  const changes: Change[] = [];
  for (const { id, userType } of Object.values(world.people)) {
    const account = await readRow(read, 'accounts', id);
    const plan = plans.find((each) => each.userType === userType && each.connections === null);
    if (account && !isVerified(account)) {
      const row = { ...account, emailVerified: true, phoneVerified: true };
      changes.push({ table: 'accounts', id, row });
    }
    if (plan) changes.push(...(await onlyPlan(world, id, plan.id)));
  }
  await writeRows(world, changes);
}

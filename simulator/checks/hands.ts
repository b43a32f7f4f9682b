import { guestId } from '#sync/ids.ts';
import type { Browser } from '../world/browser.ts';
import { recordsOf } from '../world/raw-disk.ts';
import type { World } from '../world/world.ts';
import { checkFilesHere } from './files.ts';
import { peopleOn, rawDevice, unsentOn } from './raw-device.ts';

/**
 * After a browser has changed hands: of whoever does not use it any more nothing is on its disk but unsent work with the
 * files that go along with it, and the device says of whom.
 */
export async function checkHands(world: World, browser: Browser): Promise<void> {
  const notes = JSON.stringify((await recordsOf(browser.disk, 'device'))?.state ?? []);
  for (const person of await peopleOn(browser)) {
    if (person === guestId || person === browser.person?.id) continue;
    const device = await rawDevice(browser, person);
    if (!device) continue;
    const fault = (what: string) => world.violations.push(`${browser.name} ${what} of somebody who left it`);
    if (unsentOn(device).length === 0) fault('keeps a database without unsent work');
    if (unsentOn(device).length !== device.outbox.length || device.kept.length > 0) fault('keeps sent work');
    if (Object.values(device.view).some((rows) => Object.keys(rows).length > 0)) fault('keeps rows');
    if (!notes.includes(`left-${person}`)) fault('keeps, and does not say so, work');
    checkFilesHere(world, browser, device, person);
  }
}

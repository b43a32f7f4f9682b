import { filesOf } from '#src/data/database/entry-files.ts';
import type { Browser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import type { RawDevice } from './raw-device.ts';

/** What the server said when it put work off: then, and until when, in ms of its clock; null where it named no moment. */
export type PutOff = { at: number; until: number | null };

const second = 1_000;
const minute = 60 * second;

/**
 * What the server puts off waits as long as it said, however wrong the device's clock is: neither for years, nor not at all.
 * A message with files may wait for these instead.
 */
export function checkPutOff({ putOff, time, violations }: World, { name }: Browser, { outbox }: RawDevice) {
  for (const { heldSince, notBefore, ...entry } of outbox) {
    const told = putOff.get(entry.id);
    if (!told || entry.state !== 'waiting' || heldSince === undefined || notBefore === undefined) continue;
    if (filesOf(entry).length > 0) continue;
    const waits = notBefore - heldSince;
    if (told.some((said) => isAsTold(waits, said, time.now()))) continue;
    violations.push(`${name} lets ${entry.name} wait for ${waits / second} s, told ${JSON.stringify(told)}`);
  }
}

/** An answer says the time in whole seconds, and may have come late: then less was left to wait. */
function isAsTold(waits: number, { at, until }: PutOff, now: number): boolean {
  // Twice as long each time it is told the same, up to an hour.
  if (until === null) return waits >= minute && waits <= 60 * minute;
  return waits <= Math.max(second, until - at + second) && waits >= Math.max(second, until - now);
}

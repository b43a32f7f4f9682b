import { parse, v5, v7, version } from 'uuid';

/**
 * A new id for a row or a mutation, made where it is born: a uuid v7, so ids sort by the time of their making, which is
 * now unless another clock (ms) is given.
 */
export function newId(now?: number): string {
  if (now === undefined) return v7();
  // Within one ms they count up, as those of the other clock do.
  last = { msecs: now, seq: last?.msecs === now ? (last.seq + 1) | 0 : firstSeq() };
  return v7(last);
}

let last: { msecs: number; seq: number } | null = null;

/** Below half of what there is: nobody makes the other half in one ms. */
function firstSeq(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

/**
 * The id under which refused work is done again: the same on every device, so that it is done again once. It keeps the time
 * of the first try, and its place in it: what was written later sorts later still, however often either was tried.
 */
export function retryId(id: string): string {
  return id.slice(0, ofTime) + idOf('retry', id).slice(ofTime);
}

/** How much of a v7 id tells when it was made: the ms, and the count within it. */
const ofTime = 'xxxxxxxx-xxxx-7xxx-yxxx-xx'.length;

/** When an id was born, by the clock of the device that made it: ms, or null where the id does not say. */
export function bornAt(id: string): number | null {
  return version(id) === 7 ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/** As bytes: the library would read a text anew, twice, for every id. */
const namespace = /* @__PURE__ */ parse('6f0c9d4e-6d0b-4c53-9a58-0f6c2b1d7a11');

/** The id that the same parts always give: what must be unique is a key. A uuid v5. */
export function idOf(...parts: string[]): string {
  return v5(JSON.stringify(parts), namespace);
}

// Apart, for who only compares it needs no maker of ids.
export { guestId } from './guest-id.ts';

import { v5, v7, version } from 'uuid';

/**
 * A new id for a row or a mutation, made where it is born: a uuid v7, so ids sort by the time of their making, which is
 * now unless another clock (ms) is given.
 */
export function newId(now?: number): string {
  return now === undefined ? v7() : v7({ msecs: now });
}

/** When an id was born, by the clock of the device that made it: ms, or null where the id does not say. */
export function bornAt(id: string): number | null {
  return version(id) === 7 ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

const namespace = '6f0c9d4e-6d0b-4c53-9a58-0f6c2b1d7a11';

/** The id that the same parts always give: what must be unique is a key. A uuid v5. */
export function idOf(...parts: string[]): string {
  return v5(JSON.stringify(parts), namespace);
}

/** Stands for "nobody signed in" wherever an owner is named. No account ever has this id. */
export const guestId = 'guest';

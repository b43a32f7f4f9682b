import { v5, v7 } from 'uuid';

/** A new id for a row or a mutation, made where it is born: a uuid v7, so ids sort by the time of their making. */
export function newId(): string {
  return v7();
}

const namespace = '6f0c9d4e-6d0b-4c53-9a58-0f6c2b1d7a11';

/** The id that the same parts always give: what must be unique is a key. A uuid v5. */
export function idOf(...parts: string[]): string {
  return v5(JSON.stringify(parts), namespace);
}

/** Stands for "nobody signed in" wherever an owner is named. No account ever has this id. */
export const guestId = 'guest';

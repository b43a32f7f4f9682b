import { dropBeside, keepBeside, keptBeside, keysBeside } from '#src/lib/beside-database.ts';

/** The owner of words that belong to no account, as they are to make one. */
export const nobody = 'nobody';

/**
 * Words that the database did not take, as on a full device, each under a name of their own. They stand in for what is stored until they are stored or given up, and outlive the page.
 * `owner`: whose they are; they go with that person. Answers whether they are held.
 */
export function holdWords(owner: string, name: string, words: unknown): boolean {
  return keepBeside(keyOf(owner, name), JSON.stringify(words));
}

/** What is held under this name, as it was given; undefined where nothing is. */
export function heldWords(owner: string, name: string): unknown {
  const held = keptBeside(keyOf(owner, name));
  return held === null ? undefined : JSON.parse(held);
}

/** All that is held under names that begin so. */
export function allHeldWords(owner: string, beginning: string): unknown[] {
  return keysBeside(keyOf(owner, beginning)).map((key) => JSON.parse(keptBeside(key) ?? 'null'));
}

/** The names that begin so, under which something is held, in their order. */
export function heldNames(owner: string, beginning: string): string[] {
  const ofOwner = keyOf(owner, '').length;
  const names = keysBeside(keyOf(owner, beginning)).map((key) => key.slice(ofOwner));
  return names.sort();
}

/** They are stored, or not wanted. */
export function dropHeldWords(owner: string, name: string): void {
  dropBeside(keyOf(owner, name));
}

/** Of whom something is held here, and how many things. */
export function heldOwners(): Map<string, number> {
  const owners = new Map<string, number>();
  for (const key of keysBeside(prefix)) {
    const owner = /^([0-9a-f-]{36}|\w+)-/.exec(key.slice(prefix.length))?.[1] ?? nobody;
    if (owner !== nobody) owners.set(owner, (owners.get(owner) ?? 0) + 1);
  }
  return owners;
}

/** Takes what a person left behind off this device. */
export function forgetHeldWords(owner: string): void {
  for (const key of keysBeside(keyOf(owner, ''))) dropBeside(key);
}

const prefix = 'pankh-held-';

function keyOf(owner: string, name: string): string {
  return `${prefix}${owner}-${name}`;
}

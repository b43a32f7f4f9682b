import { dropBeside, keepBeside, keptBeside, keysBeside } from './beside-database.ts';

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

/** They are stored, or not wanted. */
export function dropHeldWords(owner: string, name: string): void {
  dropBeside(keyOf(owner, name));
}

/** Takes what a person left behind off this device. */
export function forgetHeldWords(owner: string): void {
  for (const key of keysBeside(keyOf(owner, ''))) dropBeside(key);
}

function keyOf(owner: string, name: string): string {
  return `pankh-held-${owner}-${name}`;
}

import type { Deletion } from './directory-db.ts';
import { isHeld, letGo } from './held-deletion.ts';
import { inDirectory } from './in-directory.ts';

/** Whether the person deleted the directory and has not asked for it since: until then nothing brings it. */
export function isDeleted(): Promise<boolean> {
  return isNoted('deleted');
}

/**
 * The person asks for the directory, in whatever way: a deletion that still waits for its turn is wanted no more, either.
 * Answers whether it was deleted, or was to be. Each visit asks: where it was not, nothing is written.
 */
export async function wantAgain(): Promise<boolean> {
  const wasHeld = isHeld('deleted');
  letGo('deleted');
  const marks = await inDirectory(({ choices }) => choices.where('key').anyOf('deleted', 'removal').count());
  if (marks === 0) return wasHeld;
  await inDirectory(({ choices }) => choices.bulkDelete(['deleted', 'removal']));
  return true;
}

/** Whether nothing is here because the person deleted it, also where they have asked for it since: until some of it has come. */
export function isEmptied(): Promise<boolean> {
  return isNoted('emptied');
}

async function isNoted(key: Deletion['key']): Promise<boolean> {
  // The database first: a live question is asked again once what it has read there changes.
  const noted = await inDirectory(({ deletions }) => deletions.get(key));
  return noted !== undefined || isHeld(key);
}

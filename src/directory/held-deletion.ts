import { dropBeside, keepBeside, keptBeside } from '#src/lib/beside-database.ts';
import type { Deletion } from './directory-db.ts';

const keys = { deleted: 'pankh-directory-deleted', emptied: 'pankh-directory-emptied' };

/** What the database has no room to be told of a deletion, held beside it. Answers whether it is. */
export function holdDeleted(): boolean {
  const areHeld = Object.values(keys).every((key) => keepBeside(key, 'yes'));
  if (!areHeld) letGoDeleted();
  return areHeld;
}

export function isHeld(deletion: Deletion['key']): boolean {
  return keptBeside(keys[deletion]) !== null;
}

/** Nothing was deleted. */
export function letGoDeleted(): void {
  for (const key of Object.values(keys)) dropBeside(key);
}

export function letGo(deletion: Deletion['key']): void {
  dropBeside(keys[deletion]);
}

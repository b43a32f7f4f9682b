import { onDevice } from '#src/lib/web-storage.ts';
import type { Deletion } from './directory-db.ts';

const keys = { deleted: 'pankh-directory-deleted', emptied: 'pankh-directory-emptied' };

/** What the database has no room to be told of a deletion, held beside it. Answers whether it is. */
export function holdDeleted(): boolean {
  const areHeld = Object.values(keys).every((key) => onDevice.keep(key, 'yes'));
  if (!areHeld) letGoDeleted();
  return areHeld;
}

export function isHeld(deletion: Deletion['key']): boolean {
  return onDevice.kept(keys[deletion]) !== '';
}

/** Nothing was deleted. */
export function letGoDeleted(): void {
  for (const key of Object.values(keys)) onDevice.drop(key);
}

export function letGo(deletion: Deletion['key']): void {
  onDevice.drop(keys[deletion]);
}

import { inTab } from '#src/lib/web-storage.ts';

const key = 'pankh-undone';

/** Logging in has undone the deletion of this person's account, and they go on to another page before they are told. */
export function carryUndone(personId: string): void {
  inTab.keep(key, personId);
}

/** Whether that is still to be told to this person. From then on it is told to nobody. */
export function takeUndone(personId: string): boolean {
  const carried = inTab.kept(key);
  inTab.drop(key);
  return carried === personId;
}

import { dropFromTab, keepInTab, keptInTab } from '#src/lib/tab-store.ts';

const key = 'pankh-undone';

/** Logging in has undone the deletion of this person's account, and they go on to another page before they are told. */
export function carryUndone(personId: string): void {
  keepInTab(key, personId);
}

/** Whether that is still to be told to this person. From then on it is told to nobody. */
export function takeUndone(personId: string): boolean {
  const carried = keptInTab(key);
  dropFromTab(key);
  return carried === personId;
}

import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';
import { guestId } from '#sync/guest-id.ts';

const key = 'pankh-tab-of';

/** Whose what this tab keeps over a reload is: a user id or `guest`; '' where nobody has begun in it. */
export function tabOwner(): string {
  return keptInTab(key);
}

export function noteTabOwner(personId: string): void {
  keepInTab(key, personId);
}

/** Whether this person may see what the tab keeps: what a guest has begun goes on with whoever signs in there. */
export function isKeptFor(personId: string): boolean {
  return ['', guestId, personId].includes(tabOwner());
}

import { dropBeside, keepBeside, keptBeside } from '#src/lib/beside-database.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';

const key = 'pankh-push-asked';

/**
 * Whether whoever is here was the last to say on this device that they want no notifications. Who signs out gives up a yes, not a no.
 */
export function wantsNoPush(): boolean {
  const { personId } = useSyncFacts.getState();
  return personId !== null && keptBeside(key) === personId;
}

export function noteNoPush(): void {
  const { personId } = useSyncFacts.getState();
  if (personId !== null) keepBeside(key, personId);
}

/** They want them after all. */
export function takeBackNoPush(): void {
  if (wantsNoPush()) dropBeside(key);
}

import { useSyncFacts } from '#src/state/sync-status.ts';
import { listenForPokes } from './events.ts';

/**
 * Listens to the server, anew for each session: the stream hears what its session may be shown, and another person, or
 * the same one signed in again, needs one of their own.
 */
export function listenWithSession(onPoke: () => void): void {
  let stop = listenForPokes(onPoke);
  let hasEnded = false;
  useSyncFacts.subscribe(({ personId, connection }, before) => {
    const isBegunAnew = personId !== before.personId || (hasEnded && connection === 'ok');
    if (connection === 'sign-in') hasEnded = true;
    if (!isBegunAnew) return;
    hasEnded = false;
    stop();
    stop = listenForPokes(onPoke);
  });
}

import { useState } from 'react';
import type { Connection } from '#src/state/status-channel.ts';
import { noteConnection, useSyncFacts } from '#src/state/sync-status.ts';
import { syncNow } from '#src/syncing/sync-now.ts';

/** Sends what waits at the person's word, and says how that ended while something is still unsent. */
export function useSendNow(): { sending: boolean; outcome: string; sendNow: () => void } {
  const [asked, setAsked] = useState(false);
  const connection = useSyncFacts((facts) => facts.connection);
  const sending = asked && connection === 'unknown';
  return {
    sending,
    outcome: asked && !sending ? outcomes[connection] : '',
    sendNow() {
      setAsked(true);
      // How the last attempt ended says nothing of this one.
      noteConnection('unknown');
      syncNow();
    },
  };
}

const outcomes: Record<Connection, string> = {
  unknown: '',
  ok: 'What is still listed could not be sent yet. Please try again in a moment, or see the Outbox.',
  offline: 'No network: nothing could be sent.',
  'sign-in': 'Your session has ended. Log in again to send this.',
  'update-needed': 'This version is too old to send. Reload the app while you are online.',
  stuck: 'The server did not take this. See the Outbox for the reason.',
  'storage-full': 'This device is full. Free some space, then send again.',
};

import { useEffect, useState } from 'react';
import type { Connection } from './status-channel.ts';
import { noteConnection, useSyncFacts } from './sync-status.ts';

/** Sends what waits at the person's word, and keeps how that ended; null before. */
export function useSendNow(send: () => void): {
  sending: boolean;
  ended: Connection | null;
  sendNow: () => void;
} {
  const [sending, setSending] = useState(false);
  const [ended, setEnded] = useState<Connection | null>(null);
  useEffect(() => {
    if (!sending) return;
    return useSyncFacts.subscribe(({ connection }) => {
      if (connection === 'unknown') return;
      setSending(false);
      setEnded(connection);
    });
  }, [sending]);
  return {
    sending,
    ended,
    sendNow() {
      setEnded(null);
      setSending(true);
      // How the last attempt ended says nothing of this one.
      noteConnection('unknown');
      send();
    },
  };
}

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
    const look = ({ connection }: { connection: Connection }) => {
      if (connection === 'unknown') return;
      setSending(false);
      setEnded(connection);
    };
    // It may have ended before this was drawn.
    look(useSyncFacts.getState());
    return useSyncFacts.subscribe(look);
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

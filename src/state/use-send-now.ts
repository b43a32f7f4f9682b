import { useEffect, useState } from 'react';
import type { Connection } from './status-channel.ts';
import { useSyncFacts } from './sync-status.ts';

/** `ended`: how it ended; null before. */
type Sending = { sending: boolean; ended: Connection | null };

/**
 * Sends what waits at the person's word, once at a time, and keeps how that ended, as `send` answers it: a fault for as long as the
 * connection is at it.
 */
export function useSendNow(send: () => Promise<Connection>): Sending & { sendNow: () => void } {
  const [state, setState] = useState<Sending>({ sending: false, ended: null });
  const { ended } = state;
  // It goes on, though nobody waits for it any more.
  useEffect(() => {
    if (ended === null || ended === 'ok') return;
    return useSyncFacts.subscribe(({ connection }, before) => {
      if (ended === 'unknown') setState({ sending: false, ended: connection });
      else if (connection !== before.connection) setState({ sending: false, ended: null });
    });
  }, [ended]);
  return {
    ...state,
    sendNow() {
      if (state.sending) return;
      setState({ sending: true, ended: null });
      void send().then((ended) => setState({ sending: false, ended }));
    },
  };
}

import { useState } from 'react';
import type { Connection } from './status-channel.ts';

/** `ended`: how it ended; null before. */
type Sending = { sending: boolean; ended: Connection | null };

/** Sends what waits at the person's word, and keeps how that ended, as `send` answers it. */
export function useSendNow(send: () => Promise<Connection>): Sending & { sendNow: () => void } {
  const [state, setState] = useState<Sending>({ sending: false, ended: null });
  return {
    ...state,
    sendNow() {
      setState({ sending: true, ended: null });
      void send().then((ended) => setState({ sending: false, ended }));
    },
  };
}

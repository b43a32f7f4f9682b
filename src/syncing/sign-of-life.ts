/** Milliseconds between two signs: well below the minute without one after which a holder counts as frozen. */
const pause = 10_000;

/**
 * By which the holder of a lock tells that it lives, and whoever waits for the lock hears of it. A plain timer is enough: those
 * of a frozen tab do not run, and a request that hangs ends by itself. Without a channel nothing is told or heard.
 */
export function signOfLife(lock: string, Channel: typeof BroadcastChannel | null) {
  const channel = Channel ? new Channel(lock) : undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isHeard = false;
  channel?.addEventListener('message', () => {
    isHeard = true;
  });
  const tell = () => channel?.postMessage('alive');
  return {
    begin() {
      tell();
      if (channel) timer = setInterval(tell, pause);
    },
    /** Whether one came since this was asked before. */
    wasHeard() {
      const was = isHeard;
      isHeard = false;
      return was;
    },
    end() {
      clearInterval(timer);
      channel?.close();
    },
  };
}

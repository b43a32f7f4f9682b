/** Milliseconds between two signs; in a tab that is hidden for long the browser makes a minute of them. */
const pause = 10_000;

/** Milliseconds for which one hold is told of. */
const longestTold = 10 * 60_000;

/**
 * By which the holder of a lock tells that it lives, and whoever waits for the lock hears of it. It is a plain timer: those of a
 * frozen tab do not run. But one may live and be stuck, as behind a database that another tab keeps from opening: it tells for ten
 * minutes and no longer. Without a channel nothing is told or heard.
 */
export function signOfLife(lock: string, Channel: typeof BroadcastChannel | null) {
  const channel = Channel ? new Channel(lock) : undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let over: ReturnType<typeof setTimeout> | undefined;
  let isHeard = false;
  channel?.addEventListener('message', () => {
    isHeard = true;
  });
  const tell = () => channel?.postMessage('alive');
  return {
    begin() {
      tell();
      if (!channel) return;
      timer = setInterval(tell, pause);
      over = setTimeout(() => clearInterval(timer), longestTold);
    },
    /** Whether one came since this was asked before. */
    wasHeard() {
      const was = isHeard;
      isHeard = false;
      return was;
    },
    end() {
      clearInterval(timer);
      clearTimeout(over);
      channel?.close();
    },
  };
}

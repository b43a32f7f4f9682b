const shortest = 1_000;
const longest = 60_000;

/**
 * What it brings. A script that cannot be fetched means that there is no network, whatever the browser says, which notices late
 * or never: it is asked for again once the network is said to be back, when the page comes into view or leaves it, and after a
 * pause that grows up to a minute. Chrome remembers such a failure for as long as the page is open: there it comes with a
 * reload, for which asking again is the sign (src/pwa/stale-chunk.ts). What fails otherwise with a network is thrown.
 */
export async function whenOnline<T>(
  bring: () => Promise<T>,
  device: EventTarget & { navigator: Pick<Navigator, 'onLine'> } = window,
): Promise<T> {
  for (let pause = shortest; ; ) {
    try {
      return await bring();
    } catch (error) {
      if (device.navigator.onLine && !isUnfetched(error)) throw error;
    }
    pause = (await hasSign(device, pause)) ? shortest : Math.min(2 * pause, longest);
  }
}

/** In the words of Chrome, Firefox and Safari; what goes wrong inside a script has others. */
function isUnfetched(error: unknown): boolean {
  return error instanceof TypeError && /import.* module/i.test(error.message);
}

/** Answers at the first sign that there may be a network, else after the pause. */
function hasSign(device: EventTarget, pause: number): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = (sign?: Event) => {
      listening.abort();
      clearTimeout(timer);
      resolve(sign !== undefined);
    };
    const timer = setTimeout(end, pause);
    for (const sign of ['online', 'visibilitychange'])
      device.addEventListener(sign, end, { signal: listening.signal });
  });
}

/**
 * Has the screen stay on while the work goes on, where the browser can and may: a phone that locks stops what a page brings.
 * The browser itself lets it go with a page that is hidden.
 */
export async function stayAwake<T>(work: () => Promise<T>): Promise<T> {
  if (!('wakeLock' in navigator)) return work();
  const { wakeLock } = navigator;
  let isDone = false;
  let held: WakeLockSentinel | undefined;
  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    // At a low battery it refuses, and what is brought is brought all the same.
    const taken = await wakeLock.request('screen').catch(() => undefined);
    if (isDone) await taken?.release();
    else held = taken;
  }
  document.addEventListener('visibilitychange', hold);
  void hold();
  try {
    return await work();
  } finally {
    isDone = true;
    document.removeEventListener('visibilitychange', hold);
    await held?.release();
  }
}

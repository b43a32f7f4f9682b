/**
 * Once the browser has nothing more urgent to do, at the latest after so many ms. One after the other, what is brought in
 * between leaves room for a finger or a key.
 */
export function whenIdle(atMost: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari knows no idle time.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, Math.min(atMost, 100));
    else requestIdleCallback(() => resolve(), { timeout: atMost });
  });
}

let isLeaving = false;

/** Goes back one step, however often it is asked for before the browser has: another step would lead off the page. */
export function backOnce(): void {
  if (isLeaving) return;
  isLeaving = true;
  addEventListener('popstate', () => (isLeaving = false), { once: true });
  history.back();
}

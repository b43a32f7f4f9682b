const key = 'pankh-push-on';

/** Held where the browser keeps nothing more: as long as the page then. */
let isHeldHere = false;

/**
 * Whether the person of this device turned notifications on here and has not turned them off. The browser itself forgets it
 * with its service worker, which a repair takes away (public/recover-worker.js). Never throws: they are on all the same.
 */
export const pushWish = {
  isHeld: (): boolean => isHeldHere || attempt((store) => store.getItem(key) !== null),
  hold(): void {
    isHeldHere = !attempt((store) => {
      store.setItem(key, 'yes');
      return true;
    });
  },
  letGo(): void {
    isHeldHere = false;
    attempt((store) => {
      store.removeItem(key);
      return true;
    });
  },
};

/** False where the browser refuses it. */
function attempt(work: (store: Storage) => boolean): boolean {
  try {
    return work(localStorage);
  } catch {
    return false;
  }
}

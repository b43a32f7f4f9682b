import { onDevice } from './web-storage.ts';

const key = 'pankh-push-on';

/** Held where the browser keeps nothing more: as long as the page then. */
let isHeldHere = false;

/**
 * Whether the person of this device turned notifications on here and has not turned them off. The browser itself forgets it
 * with its service worker, which a repair takes away (public/recover-worker.js). Never throws: they are on all the same.
 */
export const pushWish = {
  isHeld: (): boolean => isHeldHere || onDevice.kept(key) !== '',
  hold(): void {
    isHeldHere = !onDevice.keep(key, 'yes');
  },
  letGo(): void {
    isHeldHere = false;
    onDevice.drop(key);
  },
};

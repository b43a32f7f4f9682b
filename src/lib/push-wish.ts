import { dropBeside, keepBeside, keptBeside } from './beside-database.ts';

const key = 'pankh-push-on';

/** Held where the browser keeps nothing more: as long as the page then. */
let isHeldHere = false;

/**
 * Whether the person of this device turned notifications on here and has not turned them off. The browser itself forgets it
 * with its service worker, which a repair takes away (public/recover-worker.js). Never throws: they are on all the same.
 */
export const pushWish = {
  isHeld: (): boolean => isHeldHere || keptBeside(key) !== null,
  hold(): void {
    isHeldHere = !keepBeside(key, 'yes');
  },
  letGo(): void {
    isHeldHere = false;
    dropBeside(key);
  },
};

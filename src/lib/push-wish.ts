import { dropBeside, keepBeside, keptBeside } from './beside-database.ts';

const key = 'pankh-push-on';

/** Held where the browser keeps nothing more: as long as the page then. */
let isHeldHere = false;
let timesLetGo = 0;

/**
 * Whether the person of this device turned notifications on here and has not turned them off. The browser itself forgets it
 * with its service worker, which a repair takes away (public/recover-worker.js). Never throws: they are on all the same.
 */
export const pushWish = {
  isHeld: (): boolean => isHeldHere || keptBeside(key) !== null,
  hold(): void {
    isHeldHere = !keepBeside(key, 'yes');
  },
  /** Answers whether nobody has let it go since: for what is under way meanwhile. */
  fromNow(): () => boolean {
    const before = timesLetGo;
    return () => timesLetGo === before;
  },
  letGo(): void {
    timesLetGo += 1;
    isHeldHere = false;
    dropBeside(key);
  },
};

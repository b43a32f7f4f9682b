const key = 'pankh-push-on';

/**
 * Whether the person of this device turned notifications on here and has not turned them off. The browser itself forgets it
 * with its service worker, which a repair takes away (public/recover-worker.js).
 */
export const pushWish = {
  isHeld: (): boolean => localStorage.getItem(key) !== null,
  hold: (): void => localStorage.setItem(key, 'yes'),
  letGo: (): void => localStorage.removeItem(key),
};

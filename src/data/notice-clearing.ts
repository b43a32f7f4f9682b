import { currentPersonId, device } from '#src/data/database/device-db.ts';

/** Milliseconds: Chromium opens nothing in the moment in which it clears. */
const pauseMs = 250;
/** In the life of a page: a browser that goes on closing what it has just opened is not asked without end. */
let looksLeft = 20;

/**
 * Has this tab look again whose it is soon after the browser has taken its databases away, as when somebody clears what the
 * site has stored: a tab in which nothing goes on asks nothing, and would go on showing what is not there any more.
 */
export function noticeClearing(): void {
  const isSticky = true;
  // Told of what the browser closes, never of what Dexie does.
  const listen = () => device.backendDB().addEventListener('close', lookAgain);
  device.on('ready', listen, isSticky);
}

/** A database that had to be made anew has every live question asked again. Where none can be made the screen says so. */
function lookAgain(): void {
  if (looksLeft === 0) return;
  looksLeft -= 1;
  setTimeout(() => currentPersonId().catch(lookAgain), pauseMs);
}

/** How long (ms) what was sent is kept, to be offered again to a server that was restored from a backup. */
export const offeredFor = 14 * 24 * 60 * 60 * 1000;

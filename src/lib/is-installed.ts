/** Whether this is a window of the installed app; never where a page is drawn by the server. */
export function isInstalled(): boolean {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;
}

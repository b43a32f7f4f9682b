/** Whether somebody goes back to a place far down on a page (src/pages/shell/come-back-to.ts), and waits for all above it. */
export function isComingBack(): boolean {
  return typeof document !== 'undefined' && document.body.dataset.comingBack !== undefined;
}

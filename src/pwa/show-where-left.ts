/**
 * WebKit shows a page that it kept as it was left, but from its top: it is told that the places are remembered here
 * (src/pages/shell/place-memory.ts), which has read them long before. Other browsers show it where it was. A reload of such a page
 * notes where it stands: this is to listen before what may reload it.
 */
export function showWhereLeft(): void {
  let left = 0;
  window.addEventListener('pagehide', () => {
    left = scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && scrollY === 0) scrollTo(0, left);
  });
}

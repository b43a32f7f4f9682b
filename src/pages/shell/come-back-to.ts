/** Where one was on a page: how far down, how high the page was, and the address of the link that had the focus. */
export type Place = { y: number; height: number; link: string | null };

const longest = 10_000;

/**
 * Scrolls to the place once the page is long enough for it, and gives its link the focus; again as the page grows, until it is
 * as high as it was: what stands above the place may come late. Gives up when the person scrolls or types, or the page does
 * not grow. Returns how to stop.
 */
export function comeBackTo({ y, height, link }: Place): () => void {
  const page = document.body;
  page.dataset.comingBack = '';
  const growth = new ResizeObserver(attempt);
  growth.observe(page);
  const timer = setTimeout(stop, longest);
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  attempt();

  function attempt() {
    const { scrollHeight } = document.documentElement;
    const target = link && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`);
    if (scrollHeight < y + innerHeight || (link && !target)) return;
    // Also where an older version has kept no height.
    if (!(scrollHeight < height)) stop();
    // After the heading of the screen, which takes the focus when it appears.
    requestAnimationFrame(() => {
      if (target) target.focus({ preventScroll: true });
      scrollTo(0, y);
    });
  }

  function stop() {
    delete page.dataset.comingBack;
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stop);
  }

  return stop;
}

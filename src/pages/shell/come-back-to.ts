import type { Place } from '#src/state/places.ts';

const longest = 20_000;
/** What is read from a slow device comes late, too. */
const settledAfter = 8_000;

/**
 * Scrolls to the place once the page is long enough for it, and gives its link the focus; again as the page grows, until it is
 * as high as it gets: what stands above the place may come late, and what is long enough first may be the screen that one
 * leaves. Gives up when the person scrolls or types, or the page does not grow. Returns how to stop.
 */
export function comeBackTo({ y, link, nth = 0 }: Place): () => void {
  const page = document.body;
  page.dataset.comingBack = '';
  const growth = new ResizeObserver(attempt);
  growth.observe(page);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How high the page was as it was scrolled to the place; 0 while it is not there. */
  let thereAt = 0;
  let isOver = false;
  const signs = ['wheel', 'keydown', 'pointerdown', 'scroll'];
  for (const sign of signs) addEventListener(sign, onSign);
  attempt();

  function attempt() {
    const { scrollHeight } = document.documentElement;
    const links = link === null ? [] : linksTo(link);
    const target = links[nth] ?? links[0];
    const isLongEnough = scrollHeight >= y + innerHeight && (!link || target);
    clearTimeout(timer);
    timer = setTimeout(stop, isLongEnough ? settledAfter : longest);
    // What has changed the page may have scrolled it, too.
    thereAt = 0;
    if (!isLongEnough) return;
    // After the heading of the screen, which takes the focus when it appears.
    requestAnimationFrame(() => {
      if (isOver) return;
      if (target) target.focus({ preventScroll: true });
      scrollTo(0, y);
      thereAt = scrollHeight;
    });
  }

  function onSign({ type }: Event) {
    // A bar that is drawn, and what reads the screen aloud, give no other sign. A page that is being swapped scrolls by itself,
    // and may say so before it is heard that it has another height.
    const isSwapped = document.documentElement.scrollHeight !== thereAt;
    if (type !== 'scroll' || !(isSwapped || Math.round(scrollY - y) === 0)) stop();
  }

  function stop() {
    isOver = true;
    delete page.dataset.comingBack;
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, onSign);
  }

  return stop;
}

/** A card leads to what it shows by its title, too. */
export function linksTo(address: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(address)}"]`)];
}

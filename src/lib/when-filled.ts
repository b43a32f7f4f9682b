/** What does not come from this device by then comes from the network, with what waits here. */
const atMostMs = 2_000;

/**
 * Once no place of the screen is held any more for what is still being read from this device, or a moment has passed: what
 * nobody asked for yet would make the reading longer, on a slow phone by half.
 */
export function whenFilled(page: Document = document): Promise<void> {
  const isFilled = () => page.querySelector('.skeleton') === null;
  return new Promise((resolve) => {
    if (isFilled()) return resolve();
    const end = () => {
      changes.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const changes = new MutationObserver(() => isFilled() && end());
    const timer = setTimeout(end, atMostMs);
    changes.observe(page, { childList: true, subtree: true });
  });
}

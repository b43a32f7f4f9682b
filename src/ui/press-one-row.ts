/** How long the second press of a double one may take, in ms. */
const doublePress = 500;

/**
 * In a part of a screen: where a press takes away the row that it was in, the next one comes under the finger. Until the second
 * press of a double one would be over, none counts there. `rows`: what is a row, as a selector.
 */
export function pressOneRow(part: HTMLElement, rows: string): () => void {
  let pressed: Element | null = null;
  let countsAgainAt = 0;

  function notePress({ target }: PointerEvent) {
    pressed = target instanceof Element ? target.closest(rows) : null;
  }
  const removal = new MutationObserver(() => {
    if (pressed?.isConnected !== false) return;
    pressed = null;
    countsAgainAt = performance.now() + doublePress;
  });
  function passOver(event: MouseEvent) {
    // A key presses what has the focus, wherever the finger was.
    if (event.timeStamp >= countsAgainAt || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  part.addEventListener('pointerdown', notePress);
  part.addEventListener('click', passOver, { capture: true });
  removal.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('pointerdown', notePress);
    part.removeEventListener('click', passOver, { capture: true });
    removal.disconnect();
  };
}

/** How long the second press of a double one may take, in ms, and how far from the first it may be, in pixels. */
const doublePress = { within: 500, around: 32 };

/**
 * In a part of a screen: where a press takes away the row that it was in, the next one comes under the finger. Until the second
 * press of a double one would be over, none counts at that place. `rows`: what is a row, as a selector.
 */
export function pressOneRow(part: HTMLElement, rows: string): () => void {
  let row: Element | null = null;
  let pressedAt = { clientX: 0, clientY: 0 };
  let deaf = { until: 0, around: pressedAt };

  function notePress({ target, clientX, clientY }: PointerEvent) {
    row = target instanceof Element ? target.closest(rows) : null;
    pressedAt = { clientX, clientY };
  }
  const removal = new MutationObserver(() => {
    if (row?.isConnected !== false) return;
    row = null;
    deaf = { until: performance.now() + doublePress.within, around: pressedAt };
  });
  function passOver(event: MouseEvent) {
    const { clientX, clientY } = deaf.around;
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    // A key presses what has the focus, wherever the finger was.
    const isByKey = event.detail === 0;
    if (event.timeStamp >= deaf.until || distance > doublePress.around || isByKey) return;
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

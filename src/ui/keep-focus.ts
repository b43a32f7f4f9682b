/**
 * As the ref of a part of a screen: where the button that has the focus goes, mostly by being pressed, the focus goes to the one
 * with the same words in its place, to the last of them, or to the part itself, which needs a name and a `tabIndex` of -1.
 */
export function keepFocus(part: HTMLElement): () => void {
  let focused: Element | undefined;
  let place = -1;
  const alike = () =>
    [...part.querySelectorAll('button')].filter(
      ({ textContent }) => textContent !== '' && textContent === focused?.textContent,
    );

  function remember({ target }: FocusEvent) {
    focused = target instanceof Element ? target : undefined;
    place = alike().findIndex((button) => button === focused);
  }
  // Who presses an empty place has left it.
  function forget({ target }: PointerEvent) {
    if (!(target instanceof Node && focused?.contains(target))) focused = undefined;
  }
  // As it is taken away, before anything is drawn or read out; the browser tells of no blur then.
  const removal = new MutationObserver(() => {
    if (focused?.isConnected !== false || document.activeElement !== document.body) return;
    const next = alike();
    (next[place] ?? next.at(-1) ?? part).focus({ preventScroll: true });
  });

  part.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  removal.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
    removal.disconnect();
  };
}

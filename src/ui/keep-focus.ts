/**
 * As the ref of a part of a screen: where the button that has the focus goes, mostly by being pressed, the focus goes to the one
 * that looks the same in its place, to the last of them, or to the part itself, which needs a name and a `tabIndex` of -1.
 */
export function keepFocus(part: HTMLElement): () => void {
  return keep(part, (button, gone) => looksOf(button) === looksOf(gone));
}

/** The same where nothing is taken back: a key held too long would press the next such button, so the part has the focus. */
export function keepFocusOnPart(part: HTMLElement): () => void {
  return keep(part, () => false);
}

function keep(part: HTMLElement, isAlike: (button: Element, gone: Element) => boolean): () => void {
  let focused: Element | undefined;
  let place = -1;
  const alike = () =>
    [...part.querySelectorAll('button')].filter((button) => focused && isAlike(button, focused));

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

/** The words on it, or its icon where there are none. */
function looksOf({ textContent, innerHTML }: Element): string {
  return textContent || innerHTML;
}

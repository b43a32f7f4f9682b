import { pressOneRow } from './press-one-row.ts';

const rows = 'li[tabindex="-1"], tr[tabindex="-1"]';

/**
 * As the ref of a part of a screen: where the button that has the focus goes, mostly by being pressed, the focus goes to the one
 * with the same words in its place, to the last of them, or to the part: to its main heading, or itself where it has a name and a
 * `tabIndex` of -1.
 */
export function keepFocus(part: HTMLElement): () => void {
  return keep(part, ({ textContent: words }) =>
    [...part.querySelectorAll('button')].filter(({ textContent }) => words !== '' && textContent === words),
  );
}

/**
 * The same where a second press would do what cannot be undone: the focus goes to the row that the button stood in, or to the
 * one in its place, which is not to be pressed, and a double press counts once. A row is what has a `tabIndex` of -1 in a list or a table.
 */
export function keepFocusOnRow(part: HTMLElement): () => void {
  const ends = [keep(part, () => [...part.querySelectorAll<HTMLElement>(rows)]), pressOneRow(part, rows)];
  return () => ends.forEach((end) => end());
}

/** `placesFor`: where the focus may go from an element once that is gone, one of them being or holding it. */
function keep(part: HTMLElement, placesFor: (focused: Element) => HTMLElement[]): () => void {
  let focused: Element | undefined;
  let place: HTMLElement | undefined;
  let nth = -1;

  function remember({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    focused = target;
    const places = placesFor(target);
    nth = places.findIndex((each) => each.contains(target));
    place = places[nth];
  }
  // Who presses an empty place has left it.
  function forget({ target }: PointerEvent) {
    if (!(target instanceof Node && focused?.contains(target))) focused = undefined;
  }
  // As it is taken away, before anything is drawn or read out; the browser tells of no blur then.
  const removal = new MutationObserver(() => {
    if (focused?.isConnected !== false || document.activeElement !== document.body) return;
    nextTo(focused).focus({ preventScroll: true });
  });

  function nextTo(gone: Element): HTMLElement {
    if (place?.isConnected) return place;
    const places = place ? placesFor(gone) : [];
    return places[nth] ?? places.at(-1) ?? part.querySelector('h1') ?? part;
  }

  // A key that is held would press the next, and the next.
  function pressOnce(event: KeyboardEvent) {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
      event.preventDefault();
  }

  part.addEventListener('focusin', remember);
  part.addEventListener('keydown', pressOnce);
  document.addEventListener('pointerdown', forget);
  removal.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', remember);
    part.removeEventListener('keydown', pressOnce);
    document.removeEventListener('pointerdown', forget);
    removal.disconnect();
  };
}

/** The focus that is in a part of the page as that goes returns to where it came from; what this answers is called before. */
export function giveFocusBack(part: HTMLElement): () => void {
  let from: EventTarget | null = null;
  function remember({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !part.contains(relatedTarget)) from = relatedTarget;
  }
  part.addEventListener('focusin', remember);
  return () => {
    part.removeEventListener('focusin', remember);
    if (!part.contains(document.activeElement)) return;
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  };
}

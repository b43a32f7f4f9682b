import { useSyncExternalStore } from 'react';

/** A dialog's own place for messages. */
const mark = 'data-messages';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/**
 * Where a message is told while a dialog is open, and null while none is: what is not in the topmost dialog is covered by it,
 * cannot be pressed and is not read aloud.
 */
export function useMessagePlace(): HTMLElement | null {
  return useSyncExternalStore(listen, () => place);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a place in each dialog as it opens: what comes into one that was there before is read aloud. Answers how to stop. */
export function watchDialogs(): () => void {
  const opening = new MutationObserver(look);
  opening.observe(document, { subtree: true, attributeFilter: ['open'] });
  look();
  return () => opening.disconnect();
}

function look(): void {
  // One that is opened from another stands in it, or after it.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const before = place;
  place = dialog ? placeIn(dialog) : null;
  if (place !== before) for (const listener of listeners) listener();
}

function placeIn(dialog: Element): HTMLElement {
  const its = dialog.querySelector<HTMLElement>(`:scope > [${mark}]`);
  if (its) return its;
  const made = document.createElement('div');
  made.setAttribute(mark, '');
  made.setAttribute('aria-live', 'polite');
  made.className = 'gutter toasts-place pointer-events-none z-40';
  dialog.append(made);
  return made;
}

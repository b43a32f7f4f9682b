import { flushSync } from 'react-dom';

/**
 * Draws what is wrong, and then goes to the first field of the form that it is about: with the field it is heard. Whoever has gone
 * on elsewhere meanwhile stays there.
 */
export function showFault(form: HTMLFormElement | null, draw: () => void): void {
  flushSync(draw);
  const at = document.activeElement;
  if (at && at !== document.body && !form?.contains(at)) return;
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

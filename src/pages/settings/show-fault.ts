import { flushSync } from 'react-dom';

/** Draws what is wrong, and then goes to the first field of the form that it is about: with the field it is heard. */
export function showFault(form: HTMLFormElement | null, draw: () => void): void {
  flushSync(draw);
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

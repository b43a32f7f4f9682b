/**
 * For a press that takes its own button from the screen, and with it the part that this stands in: the focus goes to the main
 * heading, which stays, and not to the beginning of the page.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
  (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

/** Goes to the part of this page that an address names after its #: also where the address stays the same. */
export function showPart(href: string): void {
  const part = document.getElementById(href.split('#')[1] ?? '');
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

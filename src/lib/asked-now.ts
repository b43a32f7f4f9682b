/**
 * What the address asks at this moment. While a page that was drawn ahead of time is taken over it is drawn as if nothing were
 * asked; but what was typed before, or what Firefox has put back into its fields, is told already then. So whoever changes a part
 * of the address begins with this.
 */
export function askedNow(): URLSearchParams {
  return new URLSearchParams(location.search);
}

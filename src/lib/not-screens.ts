/** Addresses of this origin that are answered with something else than a screen of the app, each as path and search. */
export const notScreens = [
  /^\/(api|files|share|assets|icons)([/?]|$)/,
  /^\/(healthz|readyz)(\?|$)/,
  // A file, which is there or missing.
  /^[^?]*\.[a-z0-9]+(\?|$)/i,
];

export function isScreen(pathname: string): boolean {
  return !notScreens.some((each) => each.test(pathname));
}

/** What some browsers tell of the connection; the others tell nothing. https://wicg.github.io/netinfo/ */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string } & Partial<EventTarget>;

/** Of this browser, or another one's `navigator`. Not in the DOM's own declarations. */
export function connectionTold(browser: object = navigator): Connection {
  return 'connection' in browser ? (browser.connection ?? {}) : {};
}

/** Whether this is the app on the home screen of an iPhone or iPad: only Safari says `standalone`. */
export function isIosApp(browser: object): boolean {
  return 'standalone' in browser && browser.standalone === true;
}

/** Whether this is Safari on iOS or iPadOS, outside the home screen: the one browser that installs only by its share menu. */
export function isIosSafari(browser: {
  userAgent: string;
  maxTouchPoints: number;
  standalone?: boolean;
}): boolean {
  if (browser.standalone) return false;
  // An iPad says it is a Mac; no Mac has a touch screen.
  const ios =
    /iPhone|iPad|iPod/.test(browser.userAgent) ||
    (/Macintosh/.test(browser.userAgent) && browser.maxTouchPoints > 1);
  // The others on iOS say all of this too, with their own name before, within or behind it.
  return ios && /Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/.test(browser.userAgent);
}

/** Whether this is WebKit, which every iPhone browses with: Chromium names it, too, and itself. */
export function isWebKit({ userAgent }: { userAgent: string }): boolean {
  return userAgent.includes('AppleWebKit') && !userAgent.includes('Chrome');
}

/**
 * Whether a reload would bring the very page that runs: the one that is kept, or where none is the server's, begins with the same
 * script, whose name says what is in it and in all that it loads. False where that cannot be told.
 */
export async function isNewestPage(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!own) return false;
  const asked = { cache: 'no-store', signal: AbortSignal.timeout(10_000) } as const;
  // By its own name: a page at an address of the app is made anew by the worker, and only for who goes there.
  const page = await fetch('/index.html', asked)
    .then((answer) => answer.text())
    .catch(() => '');
  return page.includes(`"${new URL(own).pathname}"`);
}

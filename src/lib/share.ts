/** Hands an address of this site to the device's own sharing, or to the clipboard. `cancelled`: the person thought better of it. */
export async function share(
  title: string,
  path: string,
): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  const url = new URL(path, location.origin).href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

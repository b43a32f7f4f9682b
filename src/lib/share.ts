/** Whether the device can share by itself; where it cannot, `share` copies. False where there is no device, as at build time. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

/** Hands an address of this site to the device's own sharing, or to the clipboard. `cancelled`: the person thought better of it. */
export async function share(
  title: string,
  path: string,
): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  if (canShare()) {
    try {
      await navigator.share({ title, url: addressOf(path) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return copyLink(path);
}

/** Hands words to the device's own sharing, where it has one: see canShare. */
export async function shareText(title: string, text: string): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ title, text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Puts an address of this site into the clipboard. */
export async function copyLink(path: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    return 'copied';
  } catch {
    return 'failed';
  }
}

function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}

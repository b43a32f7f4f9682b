const ends = ['pointerup', 'keyup'] as const;

/**
 * Does it once the press, or the key, that is under way is let go: a line that comes earlier would move what is pressed from under
 * the pointer, and the press would be lost.
 */
export function afterPress(work: () => void): void {
  const heard = new AbortController();
  const end = () => {
    heard.abort();
    work();
  };
  for (const name of ends) addEventListener(name, end, { signal: heard.signal });
}

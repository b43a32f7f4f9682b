/**
 * With someone who is asked several things at once: all of them are given up where no word comes of any for so many
 * milliseconds. To be begun with each, told of each word, and ended with each. `first`: how long the first word may take.
 */
export function patience(milliseconds: number) {
  const open = new Set<AbortController>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    for (const each of open) each.abort(new DOMException('No word came', 'TimeoutError'));
  };
  const wait = (atMost: number) => {
    clearTimeout(timer);
    if (open.size > 0) timer = setTimeout(giveUp, atMost);
  };
  const heard = () => wait(milliseconds);
  return {
    heard,
    begin(first = milliseconds) {
      const asked = new AbortController();
      open.add(asked);
      wait(first);
      const end = () => {
        open.delete(asked);
        if (open.size === 0) clearTimeout(timer);
      };
      return { signal: asked.signal, end };
    },
  };
}

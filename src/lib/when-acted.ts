/** Once somebody has touched the page, scrolled it, pressed a key or come to a field, and what that does has been done. */
export function whenActed(page: EventTarget = window): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const act = () => {
      listening.abort();
      setTimeout(resolve);
    };
    for (const gesture of ['pointerdown', 'keydown', 'focusin', 'scrollend'])
      page.addEventListener(gesture, act, { signal: listening.signal, passive: true });
    // Also where they did so before anybody listened.
    if (navigator.userActivation?.hasBeenActive) act();
  });
}

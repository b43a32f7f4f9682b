import { vi } from 'vitest';

/** Has a test's file stand in a window at this address. */
export function windowAt(hash: string) {
  const place = { hash, pathname: '/', search: '', origin: 'https://pankh.example' };
  const events = new EventTarget();
  vi.stubGlobal('location', place);
  // Of its parts the page has the one that its menu is skipped to.
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'main' ? {} : null) });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return {
    /** An address that differs only behind the #: a browser loads nothing for it. */
    openHere(next: string): void {
      place.hash = next;
      events.dispatchEvent(new Event('hashchange'));
    },
  };
}

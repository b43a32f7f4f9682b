import type { Investor } from '#sync/records/investor.ts';

/** Records that the server found and the device does not keep, until the page is left: one of them opens at once. */
const found = new Map<number, Investor>();
const mostRemembered = 500;

export function remember(investors: Investor[]): void {
  for (const investor of investors) found.set(investor.id, investor);
  for (const [oldest] of found) {
    if (found.size <= mostRemembered) return;
    found.delete(oldest);
  }
}

export function remembered(id: number): Investor | null {
  return found.get(id) ?? null;
}

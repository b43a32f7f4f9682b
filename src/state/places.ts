import { dropFromTab, keepInTab, keptInTab } from '#src/lib/tab-store.ts';

/** Where one was on a page: how far down, and the address of the link that had the focus; `nth`: of those that lead there, from 0. */
export type Place = { y: number; link: string | null; nth?: number };

const key = 'pankh-places';
const kept = 50;
let places = new Map<string, Place>();

/** Where one was in each entry of this tab's history, the latest last, as it was kept over a reload. */
export function placesOfTab(): Map<string, Place> {
  try {
    places = new Map(JSON.parse(keptInTab(key)));
  } catch {
    // Nothing is kept yet; and what another version kept there is no loss.
    places = new Map();
  }
  return places;
}

export function keepPlaces(): void {
  keepInTab(key, JSON.stringify([...places].slice(-kept)));
}

/** Which links somebody has followed is not for the next. */
export function forgetPlaces(): void {
  places.clear();
  dropFromTab(key);
}

const most = 500;
const perListener = 2;

/** Milliseconds before a listener is told: many listeners do not all come at once, and a few need not wait for that. */
export function pokeDelay(listeners: number, random: () => number): number {
  return random() * Math.min(most, listeners * perListener);
}

const first = 1_000;
const longest = 5 * 60_000;

/** Milliseconds before the next try: exponential with full jitter, from half a second to 5 min. `attempt` counts from 0. */
export function backoff(attempt: number, random: () => number): number {
  return Math.max(first / 2, random() * Math.min(longest, first * 2 ** Math.min(attempt, 20)));
}

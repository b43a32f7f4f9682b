export type Quantiles = { p50: number; p95: number; max: number };

/** Of times in ms. */
export function quantiles(times: number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

export function shown({ p50, p95, max }: Quantiles): string {
  return [p50, p95, max].map((time) => time.toFixed(1)).join(' / ');
}

import { measures, valueOf, written } from '../measures.ts';
import type { Report } from './report.ts';

/** Every measure in which somebody beats ours by more than a tenth, the best one named. */
export function weaker({ rows }: Report): string {
  const [own, ...others] = rows;
  if (!own) return '';
  const lines = measures.flatMap((measure) => {
    const base = valueOf(measure, own.samples);
    if (base === undefined) return [];
    const better = others
      .map((row) => ({
        name: row.peer.name,
        value: valueOf(measure, row.samples) ?? Number.POSITIVE_INFINITY,
      }))
      .filter(({ value }) => value < base * 0.9)
      .sort((a, b) => a.value - b.value);
    if (better.length === 0) return [];
    const names = better.map(({ name, value }) => `${name} ${written(value, measure)}`).join(', ');
    return [`- ${measure.label}: ours ${written(base, measure)}; ${names}`];
  });
  return lines.length > 0 ? lines.join('\n') : 'Nowhere by more than a tenth.';
}

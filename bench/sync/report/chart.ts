import { ratioChart } from '../../ratio-chart.ts';
import { measures, valueOf } from '../measures.ts';
import type { Report } from './report.ts';

export function chart({ rows }: Report): string {
  const drawn = measures.filter(({ isDrawn }) => isDrawn);
  return ratioChart({
    title: 'Sync beside its peers, as multiples of ours (further left is better)',
    label: 'Sync of Pankh beside its peers, as multiples of ours; further left is better',
    names: rows.map(({ peer }) => peer.name),
    groups: drawn.map((measure) => ({
      label: measure.label,
      values: rows.map(({ samples }) => valueOf(measure, samples)),
    })),
  });
}

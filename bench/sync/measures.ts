import type { Samples } from './samples.ts';

export type Measure = {
  name: string;
  label: string;
  unit: 'ms' | 'bytes' | '';
  at: 'p50' | 'p95';
  /** Drawn in the chart. */
  isDrawn: boolean;
};

/** Everything that is timed or counted, in the order of the tables. Less is better in all of it. */
export const measures: Measure[] = [
  { name: 'first', label: 'First set of 10,000 rows', unit: 'ms', at: 'p50', isDrawn: true },
  { name: 'first-bytes', label: 'its bytes on the wire', unit: 'bytes', at: 'p50', isDrawn: false },
  { name: 'warm', label: 'Warm start to 50 rows read', unit: 'ms', at: 'p50', isDrawn: true },
  { name: 'write', label: 'Saved write, p50', unit: 'ms', at: 'p50', isDrawn: false },
  { name: 'write', label: 'Saved write, p95', unit: 'ms', at: 'p95', isDrawn: true },
  { name: 'drain', label: '1,000 queued writes sent', unit: 'ms', at: 'p50', isDrawn: true },
  { name: 'drain-bytes', label: 'its bytes on the wire', unit: 'bytes', at: 'p50', isDrawn: false },
  { name: 'propagation', label: 'Seen on a second device, p50', unit: 'ms', at: 'p50', isDrawn: true },
  { name: 'propagation', label: 'Seen on a second device, p95', unit: 'ms', at: 'p95', isDrawn: false },
  { name: 'percent', label: '1 % of the rows changed', unit: 'ms', at: 'p50', isDrawn: true },
  { name: 'percent-bytes', label: 'its bytes on the wire', unit: 'bytes', at: 'p50', isDrawn: false },
  { name: 'idle', label: 'Nothing to do', unit: 'ms', at: 'p50', isDrawn: true },
  { name: 'idle-bytes', label: 'its bytes on the wire', unit: 'bytes', at: 'p50', isDrawn: false },
  { name: 'idle-requests', label: 'its requests', unit: '', at: 'p50', isDrawn: false },
  { name: 'idle-writes', label: 'its writes on the device', unit: '', at: 'p50', isDrawn: false },
  { name: 'gzip', label: 'Client with all it needs, gzip', unit: 'bytes', at: 'p50', isDrawn: true },
];

export function valueOf({ name, at }: Measure, samples: Samples): number | undefined {
  return samples.of(name)?.[at];
}

export function written(value: number | undefined, { unit }: Measure): string {
  if (value === undefined) return 'not measured';
  if (value === Number.POSITIVE_INFINITY) return 'did not end';
  if (unit === 'bytes') return value < 2_048 ? `${value} B` : `${thousands(value / 1024)} KiB`;
  if (unit === '') return thousands(value);
  return `${value < 10 ? value.toFixed(1) : thousands(value)} ms`;
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

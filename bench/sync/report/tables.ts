import { measures, valueOf, written } from '../measures.ts';
import type { Score } from '../score/judge.ts';
import type { Report, Row } from './report.ts';

type Table = string[][];

/** A line a measure, a column a peer, and how many times ours the others take. */
export function speedTable({ rows }: Report): Table {
  const [own] = rows;
  const lines = measures.map((measure) => {
    const base = own && valueOf(measure, own.samples);
    const cells = rows.map(({ samples }, at) => {
      const value = valueOf(measure, samples);
      const times =
        at > 0 && base && value !== undefined && Number.isFinite(value) ? ` (${ratio(value / base)})` : '';
      return `${written(value, measure)}${times}`;
    });
    return [measure.label, ...cells];
  });
  const crashes = rows.map(({ crashes }) =>
    crashes ? `${crashes.lost} of ${crashes.rounds}` : 'not measured',
  );
  return [
    ['', ...rows.map(({ peer }) => peer.name)],
    ...lines,
    ['Lost when the tab crashed after "saved"', ...crashes],
  ];
}

const counted: [keyof Score, string][] = [
  ['lost', 'lost'],
  ['doubled', 'doubled'],
  ['leaked', 'leaked'],
  ['stuck', 'stuck'],
  ['untrue', 'untrue status'],
];

/** Per 1,000 writes that were said to be saved. */
export function scoreTable({ rows }: Report): Table {
  const lines = counted.map(([name, label]) => [label, ...rows.map((row) => perThousand(row, name))]);
  const saved = rows.map(({ score }) => `${score?.saved ?? 0}`);
  const healed = rows.map(({ score }) =>
    score?.settledAfter == null ? 'not in 60 s' : `${(score.settledAfter / 1_000).toFixed(1)} s`,
  );
  return [
    ['per 1,000 saved writes', ...rows.map(({ peer }) => peer.name)],
    ...lines,
    ['writes said to be saved', ...saved],
    ['at rest after healing', ...healed],
  ];
}

/** How often each fault struck. */
export function faultTable({ rows }: Report): Table {
  const names = [...new Set(rows.flatMap(({ score }) => Object.keys(score?.faults ?? {})))].sort();
  const lines = names.map((name) => [name, ...rows.map(({ score }) => `${score?.faults[name] ?? 0}`)]);
  return [['fault', ...rows.map(({ peer }) => peer.name)], ...lines];
}

function perThousand({ score }: Row, name: keyof Score): string {
  if (!score) return 'not measured';
  const value = (score[name] / Math.max(1, score.saved)) * 1_000;
  return value === 0 || value >= 10 ? value.toFixed(0) : value.toFixed(1);
}

function ratio(times: number): string {
  const digits = times < 0.1 ? 2 : times < 10 ? 1 : 0;
  return `x ${times.toFixed(digits)}`;
}

import { parseArgs } from 'node:util';

export type Options = {
  rounds: number;
  deals: number;
  notes: number;
  propagations: number;
  ownCrashes: number;
  peerCrashes: number;
  acts: number;
  seed: number;
  /** Peers to measure beside ours; all where none is named. */
  only: string[];
  /** Writes the report into docs/bench. */
  isReported: boolean;
};

const whole = {
  rounds: 2,
  deals: 9_000,
  notes: 1_000,
  propagations: 4,
  ownCrashes: 100,
  peerCrashes: 10,
  acts: 1_000,
};
const quick = { rounds: 1, deals: 900, notes: 100, propagations: 1, ownCrashes: 3, peerCrashes: 1, acts: 40 };

export const help = `npm run bench -- sync [--quick] [--rounds N] [--acts N] [--seed N] [--only rest,rxdb] [--no-report]

Our sync beside what one would pick instead. Some fifteen minutes on a quiet machine; --quick is a smoke of one and writes no report.
--only measures fewer peers, --rounds and --acts more or less of each; --seed gives other faults.`;

export function readOptions(words: string[]): Options | 'help' {
  const { values } = parseArgs({
    args: words,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      acts: { type: 'string' },
      seed: { type: 'string', default: '20261121' },
      only: { type: 'string', default: '' },
      'no-report': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const size = values.quick ? quick : whole;
  const only = values.only.split(',').filter(Boolean);
  return {
    ...size,
    rounds: Number(values.rounds ?? size.rounds),
    acts: Number(values.acts ?? size.acts),
    seed: Number(values.seed),
    only,
    isReported: !values.quick && !values['no-report'] && only.length === 0,
  };
}

import { parseArgs } from 'node:util';

export type Options = {
  rounds: number;
  deals: number;
  notes: number;
  writes: number;
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
  rounds: 3,
  deals: 9_000,
  notes: 1_000,
  writes: 200,
  propagations: 6,
  ownCrashes: 100,
  peerCrashes: 20,
  acts: 400,
};
const quick = {
  rounds: 1,
  deals: 900,
  notes: 100,
  writes: 30,
  propagations: 2,
  ownCrashes: 5,
  peerCrashes: 2,
  acts: 60,
};

export const help = `npm run bench -- sync [--quick] [--rounds N] [--acts N] [--seed N] [--only rest,rxdb] [--no-report]

Our sync beside what one would pick instead. Some six minutes; --quick is a smoke of a minute and writes no report.`;

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

import { parseArgs } from 'node:util';
import { type MethodName, methodNames } from './contract.ts';

export type Options = {
  sizes: number[];
  /** Queries; each is two keystrokes: its first three letters, and all of it. */
  queries: number;
  /** Building, keeping or opening an index, and a single keystroke: what takes longer is recorded as not ended. In ms. */
  patience: number;
  /** After so long no further keystroke is begun, in ms, at each speed of the processor. */
  typing: number;
  /** The whole run, in ms. */
  limit: number;
  methods: MethodName[];
  isReported: boolean;
};

export const help = `npm run bench -- directory [--sizes 10000,100000,373354] [--queries N] [--only ours,fuse] [--minutes N] [--patience SECONDS] [--quick] [--no-report]

Our search of the investor directory beside what one would pick instead, in Chromium, and beside SQLite on the server.
Ends within --minutes (40), whatever has not ended by then is said to, and so is a step that
takes longer than --patience (90). --quick is a smoke at 2,000 and writes no report.
--only measures fewer: ${methodNames.join(', ')}.

npm run bench -- directory arrival --help: how the directory comes to a device, in the app itself.`;

export function readOptions(words: string[]): Options | 'help' {
  const { values } = parseArgs({
    args: words,
    options: {
      sizes: { type: 'string', default: '10000,100000,373354' },
      queries: { type: 'string', default: '70' },
      only: { type: 'string', default: methodNames.join(',') },
      minutes: { type: 'string', default: '40' },
      patience: { type: 'string', default: '90' },
      quick: { type: 'boolean', default: false },
      'no-report': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const only = values.only.split(',');
  return {
    sizes: values.quick ? [2_000] : values.sizes.split(',').map(Number),
    queries: values.quick ? 7 : Number(values.queries),
    patience: Number(values.patience) * 1_000,
    typing: values.quick ? 2_000 : 8_000,
    limit: Number(values.minutes) * 60_000,
    methods: methodNames.filter((name) => only.includes(name)),
    isReported: !values.quick && !values['no-report'],
  };
}

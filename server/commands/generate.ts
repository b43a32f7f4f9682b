import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { listFile } from '../made-up/list-file.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { runCommand } from './command-line.ts';

const help = `npm run generate -- [FILE.csv] --investors COUNT [--seed NUMBER] [--changed PERCENT]

Writes a list of fictional investors in the form that npm run import reads: to FILE.csv, or to standard output
(then with npm run --silent). The same seed gives the same list.

  --investors  how many
  --seed       a whole number (default: 1)
  --changed    how many in a hundred have another thesis than in the list without it, spread at random (default: 0)`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      investors: { type: 'string' },
      seed: { type: 'string', default: '1' },
      changed: { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const [file, ...others] = positionals;
  if (others.length > 0) throw new Error(`Name one file. ${help.split('\n')[0]}`);
  const list = madeUpInvestors({
    count: wholeNumber('investors', values.investors),
    seed: wholeNumber('seed', values.seed),
    changed: percentage(values.changed),
  });
  const target = file === undefined ? process.stdout : createWriteStream(file);
  await pipeline(Readable.from(listFile(list)), target, { end: file !== undefined });
});

function wholeNumber(name: string, text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number.`);
  return Number(text);
}

function percentage(text: string): number {
  const share = Number(text);
  if (text.trim() === '' || !(share >= 0 && share <= 100))
    throw new Error('--changed is a number from 0 to 100.');
  return share;
}

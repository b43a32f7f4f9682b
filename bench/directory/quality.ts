// How often our search and Fuse.js alone find what was wanted, in Node. `npm run bench -- found --help` tells the rest.
import { parseArgs } from 'node:util';
import Fuse from 'fuse.js';
import { foundPage } from '#src/directory/found-page.ts';
import { slices } from '#src/directory/pause.ts';
import type { Investor } from '#sync/records/investor.ts';
import { buildHeadIndex, openHeadIndex } from '#sync/search/head-index.ts';
import type { SearchUnit } from '#sync/search/search-unit.ts';
import { buildThesisIndex, openThesisIndex } from '#sync/search/thesis-index.ts';
import { quantiles, shown } from '../quantiles.ts';
import { madeUpInvestors } from './made-up.ts';
import { type QueryClass, queriesFrom, queryClasses, type WantedQuery } from './queries.ts';

const help = `npm run bench -- found [RECORDS] [QUERIES] [QUERIES-OF-FUSE] [--only typo,city] [--seed N]

How often our search and Fuse.js alone find what was wanted, in Node: the same made-up RECORDS (10000), the same QUERIES (70), one
run. Fuse.js alone is slow: it can be asked fewer of them.
--only asks fewer classes: ${queryClasses.join(', ')}. --seed gives other queries.`;

type Found = { first: number; nine: number };
type Measured = { times: number[]; found: Map<QueryClass, Found> };

const recordsOfGroup = 32_768;
const firstPage = 9;
const pause = slices(() => true);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: queryClasses.join(',') },
    // Its misses were looked at once: docs/bench/directory.md.
    seed: { type: 'string', default: '373354' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const [count = 10_000, asked = 70, askedOfFuse = asked] = positionals.map(Number);
const classes = queryClasses.filter((kind) => values.only.split(',').includes(kind));
const investors = madeUpInvestors(count, 1);
const queries = queriesFrom(
  investors,
  Math.ceil((asked * queryClasses.length) / classes.length),
  Number(values.seed),
)
  .filter(({ kind }) => classes.includes(kind))
  .slice(0, asked);

const began = performance.now();
const { buffers, units } = await build();
const built = performance.now() - began;
const openedAt = performance.now();
for (const { head, theses } of buffers) {
  openHeadIndex(head);
  openThesisIndex(theses);
}
const opened = performance.now() - openedAt;
const bytes = buffers.reduce((sum, { head, theses }) => sum + head.byteLength + theses.byteLength, 0);
const ours = await measure(queries, async (text) => {
  const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
  const page = await foundPage({ units, read }, query, pause);
  return page.investors.map(({ id }) => id);
});
const fuse = new Fuse(investors, { keys: ['name', 'globalHQ', 'investmentThesis'], ignoreLocation: true });
const alone = await measure(queries.slice(0, askedOfFuse), async (text) =>
  fuse.search(text, { limit: firstPage }).map(({ item }) => item.id),
);

console.log(`search of ${count.toLocaleString('en')} records`);
console.log(
  `  index ${built.toFixed(0)} ms, opened again in ${opened.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB`,
);
print('ours', ours);
print('Fuse.js alone', alone);

async function read(ids: number[]): Promise<Investor[]> {
  return ids.flatMap((id) => investors[id - 1] ?? []);
}

async function build() {
  const parts: { head: ArrayBuffer; theses: ArrayBuffer }[] = [];
  const made: SearchUnit[] = [];
  for (let at = 0; at < investors.length; at += recordsOfGroup) {
    const group = investors.slice(at, at + recordsOfGroup);
    const head = await buildHeadIndex(group, pause);
    const texts = group.map(({ investmentThesis }) => investmentThesis);
    const theses = await buildThesisIndex(texts, pause);
    parts.push({ head, theses });
    made.push({ head: openHeadIndex(head), theses: openThesisIndex(theses), masked: null });
  }
  return { buffers: parts, units: made };
}

async function measure(
  some: WantedQuery[],
  search: (text: string) => Promise<Investor['id'][]>,
): Promise<Measured> {
  const measured: Measured = { times: [], found: new Map() };
  for (const { kind, text, wanted } of some) {
    const start = performance.now();
    const ids = await search(text);
    measured.times.push(performance.now() - start);
    const { first, nine } = measured.found.get(kind) ?? { first: 0, nine: 0 };
    measured.found.set(kind, {
      first: first + Number(ids[0] === wanted),
      nine: nine + Number(ids.includes(wanted)),
    });
  }
  return measured;
}

function print(name: string, { times, found }: Measured): void {
  console.log(`  ${name}: keystroke p50 / p95 / max in ms: ${shown(quantiles(times))}`);
  for (const kind of classes) {
    const { first, nine } = found.get(kind) ?? { first: 0, nine: 0 };
    console.log(`    ${kind.padEnd(10)} first ${first}, among the first nine ${nine}`);
  }
  console.log(`    of about ${Math.round(times.length / classes.length)} in each class`);
}

// Our search of the directory beside Fuse.js alone: the same made-up records, the same queries, one run.
import Fuse from 'fuse.js';
import { demoInvestors } from '#server/seed/investors.ts';
import { seededRandom } from '#server/seed/random.ts';
import { slices } from '#src/directory/pause.ts';
import { search } from '#src/directory/search.ts';
import { searchUnitOf } from '#src/directory/search-unit-of.ts';
import type { Investor } from '#sync/records/investor.ts';
import { quantiles, shown } from './quantiles.ts';

const pause = slices(() => true);
const firstPage = 9;
// Fuse.js alone needs most of a second for each.
const asked = 40;
const random = seededRandom(20_261_121);

/** The demo's firms again and again, each with a name and a place of its own. */
function madeUp(count: number): Investor[] {
  const firms = demoInvestors();
  return Array.from({ length: count }, (_, at) => {
    const firm = firms[at % firms.length];
    if (!firm) throw new Error('The demo has no investors');
    const round = Math.floor(at / firms.length);
    const name = round === 0 ? firm.name : `${syllables(round)}${firm.name}`;
    return { ...firm, id: at + 1, name };
  });
}

function syllables(number: number): string {
  const parts = ['ka', 'ri', 'to', 'me', 'su', 'na', 'vi', 'lo', 'da', 'pe'];
  const word = String(number)
    .split('')
    .map((digit) => parts[Number(digit)] ?? '')
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Half a name, and in three of four one letter is wrong. */
function queriesFor(investors: Investor[], count: number): { text: string; wanted: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const investor = investors[Math.floor(random() * investors.length)];
    if (!investor) throw new Error('No records');
    const word = investor.name.split(' ')[0] ?? '';
    const place = 1 + Math.floor(random() * Math.max(1, word.length - 2));
    const typed = at % 4 === 0 ? word : word.slice(0, place) + word.slice(place + 1);
    return { text: `${typed} ${investor.name.split(' ')[1] ?? ''}`.trim(), wanted: investor.id };
  });
}

async function ours(investors: Investor[], queries: { text: string; wanted: number }[]) {
  const began = performance.now();
  const units = [await searchUnitOf(investors, pause)];
  const build = performance.now() - began;
  const read = async (ids: number[]) => ids.flatMap((id) => investors[id - 1] ?? []);
  let found = 0;
  const times: number[] = [];
  for (const { text, wanted } of queries) {
    const start = performance.now();
    const { investors: page } = await search(
      { units, read },
      { text, stage: '', type: '', country: '', roundSize: '', page: 1 },
      pause,
    );
    times.push(performance.now() - start);
    if (page.some(({ investor }) => investor.id === wanted)) found += 1;
  }
  return { build, times: quantiles(times), found };
}

function fuseAlone(investors: Investor[], queries: { text: string; wanted: number }[]) {
  const began = performance.now();
  const fuse = new Fuse(investors, { keys: ['name', 'globalHQ', 'investmentThesis'], ignoreLocation: true });
  const build = performance.now() - began;
  let found = 0;
  const times: number[] = [];
  for (const { text, wanted } of queries) {
    const start = performance.now();
    const page = fuse.search(text, { limit: firstPage });
    times.push(performance.now() - start);
    if (page.some(({ item }) => item.id === wanted)) found += 1;
  }
  return { build, times: quantiles(times), found };
}

const small = madeUp(10_000);
const queries = queriesFor(small, asked);
const mine = await ours(small, queries);
const fuse = fuseAlone(small, queries);
const large = madeUp(50_000);
const big = await ours(large, queriesFor(large, asked));
console.log('search, keystroke p50 / p95 / max in ms, wanted record among the first nine');
console.log(
  `  ours, 10,000 records     ${shown(mine.times)}   ${mine.found} of ${asked}   (index ${mine.build.toFixed(0)} ms)`,
);
console.log(
  `  Fuse.js alone, 10,000    ${shown(fuse.times)}   ${fuse.found} of ${asked}   (index ${fuse.build.toFixed(0)} ms)`,
);
console.log(
  `  ours, 50,000 records     ${shown(big.times)}   ${big.found} of ${asked}   (index ${big.build.toFixed(0)} ms)`,
);
console.log(
  `  ratio at p50, 10,000: Fuse.js alone takes ${(fuse.times.p50 / mine.times.p50).toFixed(0)} times as long`,
);

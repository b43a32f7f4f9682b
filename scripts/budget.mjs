// How much JavaScript, in how many scripts, a page loads before it can be used, and what is brought around it then. Counted by
// the build (vite/drawn-pages.ts) for every public page.
import { readFileSync } from 'node:fs';

const most = { page: { gzip: 110_000, scripts: 20 }, around: { gzip: 40_000, scripts: 20 } };
const late = ['dexie', 'zod'];
const { pages, around } = JSON.parse(readFileSync('dist/.scripts.json', 'utf8'));
const loads = Object.entries(pages);
const faults = [
  ...loads.flatMap(([path, load]) => faultsOf(path, 'at first', load, most.page)),
  ...faultsOf('What stands around every page', 'right after it', around, most.around),
];
for (const fault of faults) console.error(fault);
const largest = Math.max(0, ...loads.map(([, { gzip }]) => gzip));
console.log(
  `${loads.length} pages counted; the largest loads ${largest} bytes (gzip), and ${around.gzip} follow around it`,
);
process.exit(faults.length === 0 && loads.length > 0 ? 0 : 1);

function faultsOf(what, when, { gzip, scripts, packages }, bound) {
  const early = late.filter((name) => packages.includes(name));
  return [
    ...(gzip > bound.gzip ? [`${what} loads ${gzip} bytes (gzip) ${when}, ${bound.gzip} are allowed`] : []),
    ...(scripts > bound.scripts
      ? [`${what} loads ${scripts} scripts ${when}, ${bound.scripts} are allowed`]
      : []),
    ...early.map((name) => `${what} loads ${name} ${when}: import it when it is needed`),
  ];
}

// How much JavaScript, in how many scripts, a page loads before it can be used, what is brought around it then, and what goes on
// behind it. Counted by the build (vite/drawn-pages.ts) for every public page.
import { readFileSync } from 'node:fs';

const late = ['dexie', 'zod'];
const most = {
  page: { gzip: 110_000, scripts: 20, without: late },
  around: { gzip: 40_000, scripts: 20, without: late },
  behind: { gzip: 210_000, scripts: 40, without: [] },
};
const { pages, around, behind } = JSON.parse(readFileSync('dist/.scripts.json', 'utf8'));
const loads = Object.entries(pages);
const faults = [
  ...loads.flatMap(([path, load]) => faultsOf(path, 'at first', load, most.page)),
  ...faultsOf('What stands around every page', 'right after it', around, most.around),
  ...faultsOf('What goes on behind the pages', 'in all', behind, most.behind),
];
for (const fault of faults) console.error(fault);
const largest = Math.max(0, ...loads.map(([, { gzip }]) => gzip));
console.log(
  `${loads.length} pages counted; the largest loads ${largest} bytes (gzip), ${around.gzip} follow around it and ${behind.gzip} in all`,
);
process.exit(faults.length === 0 && loads.length > 0 ? 0 : 1);

function faultsOf(what, when, { gzip, scripts, packages }, bound) {
  const early = bound.without.filter((name) => packages.includes(name));
  return [
    ...(gzip > bound.gzip ? [`${what} loads ${gzip} bytes (gzip) ${when}, ${bound.gzip} are allowed`] : []),
    ...(scripts > bound.scripts
      ? [`${what} loads ${scripts} scripts ${when}, ${bound.scripts} are allowed`]
      : []),
    ...early.map((name) => `${what} loads ${name} ${when}: import it when it is needed`),
  ];
}

// How much JavaScript, in how many scripts, a page loads before it can be used, and what is brought around it then. Counted by
// the build (vite/drawn-pages.ts) for every public page.
import { readFileSync } from 'node:fs';

const budget = 110_000;
const mostScripts = 20;
const late = ['dexie', 'zod'];
const loads = Object.entries(JSON.parse(readFileSync('dist/.scripts.json', 'utf8')));
const faults = loads.flatMap(([path, { gzip, scripts, packages }]) => {
  const early = late.filter((name) => packages.includes(name));
  return [
    ...(gzip > budget ? [`${path} loads ${gzip} bytes (gzip) at first, ${budget} are allowed`] : []),
    ...(scripts > mostScripts
      ? [`${path} loads ${scripts} scripts at first, ${mostScripts} are allowed`]
      : []),
    ...early.map((name) => `${path} loads ${name} before it is shown: import it when it is needed`),
  ];
});
for (const fault of faults) console.error(fault);
const largest = Math.max(0, ...loads.map(([, { gzip }]) => gzip));
console.log(`${loads.length} pages counted; the largest loads ${largest} bytes (gzip)`);
process.exit(faults.length === 0 && loads.length > 0 ? 0 : 1);

import { buildApp, installChromium, installDependencies, run } from './prepare.mjs';

installDependencies();
const benches = {
  ai: 'bench/ai/main.ts',
  directory: 'bench/directory/main.ts',
  found: 'bench/directory/quality.ts',
  explore: 'bench/explore.ts',
  sync: 'bench/sync/main.ts',
  logins: 'bench/logins.ts',
  start: 'bench/start/main.ts',
};
// A name first, then what that bench itself takes.
const [name, ...words] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(benches, name)) {
  console.error(`There is no bench "${name}": ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
// Whoever asks what it takes waits for nothing.
const asksForHelp = words.some((word) => word === '--help' || word === '-h');
if (!asksForHelp && (name === undefined || ['sync', 'directory', 'start'].includes(name))) installChromium();
if (!asksForHelp && (name === undefined || name === 'start' || words[0] === 'arrival')) buildApp();
for (const each of name === undefined ? Object.keys(benches) : [name]) run('node', [benches[each], ...words]);

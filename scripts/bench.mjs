import { installDependencies, run } from './prepare.mjs';

installDependencies();
const benches = ['search', 'sync'];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !benches.includes(name));
if (unknown) {
  console.error(`There is no bench "${unknown}": ${benches.join(', ')}`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : benches) run('node', [`bench/${name}.ts`]);

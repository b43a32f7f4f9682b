// The part of the journeys that cuts the network: found by the calls that cut it. `npm run e2e -- --offline-part`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What takes the network away from a page, a browser, or everybody. */
const cutting = [
  'setOffline',
  'goOffline',
  'server\\.(?:stop|kill)',
  'wire\\.(?:swallow|becomePortal|becomeSlow|withholdAnswerTo|dropAnswersTo|breakOffAfter)',
  'internetdisconnected',
  'route\\.abort',
];

/** Each such journey as Playwright takes it: `e2e/file.spec.ts:12`. A helper of its file counts where it cuts. */
export function offlinePart(folder = 'e2e') {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .toSorted()
    .flatMap((path) => journeysIn(join(folder, path)));
}

function journeysIn(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const helpers = blocks(lines, /^(?:export )?(?:async )?function (\w+)/);
  const names = [...cutting];
  // A helper may call another that cuts: until no more are found.
  for (let before = 0; before !== names.length; ) {
    before = names.length;
    const found = helpers.filter(({ text, name }) => !names.includes(name) && cuts(text, names));
    names.push(...found.map(({ name }) => name));
  }
  return blocks(lines, /^\s*test\(/)
    .filter(({ text }) => cuts(text, names))
    .map(({ line }) => `${file}:${line}`);
}

function cuts(text, names) {
  return new RegExp(`\\b(?:${names.join('|')})\\(|'(?:${names.join('|')})'`).test(text);
}

const ends = new Set(['}', '});']);

/** From each line that begins one to the line, as far in, that ends it. `text` is what stands between. */
function blocks(lines, beginning) {
  return lines.flatMap((line, at) => {
    const begun = beginning.exec(line);
    if (!begun) return [];
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const end = lines.findIndex(
      (other, later) => later > at && ends.has(other.slice(indent.length)) && other.startsWith(indent),
    );
    return [{ name: begun[1], line: at + 1, text: lines.slice(at + 1, end).join('\n') }];
  });
}

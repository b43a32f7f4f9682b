import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|^testing\//.test(path))
  .map((path) => ({ path: relative('.', path), text: readFileSync(join(root, path), 'utf8') }));

test('whatever turns while one waits is shown after a blink, and nothing else turns', () => {
  const turning = sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /<LoaderCircle[^>]*>|\banimate-spin\b|\bloading-(?:spinner|dots|ring|ball|bars|infinity)\b/g,
        ),
      ].map(([found]) => `${path}: ${found}`),
    );
  expect(turning.length).toBeGreaterThan(2);
  for (const found of turning) expect(found).toContain('spins-after-a-blink');
});

/** Why something is done later here. None of these has a person wait for what is already there. */
const reasons = new Map([
  ['api/patience.ts', 'a server that falls silent is given up'],
  ['data/words/form-keeper.ts', 'what could not be stored is tried again'],
  ['data/notice-clearing.ts', 'nothing is opened in the moment in which the browser clears'],
  ['directory/record-files.ts', 'what is read is stored anew by itself, outside of the reading'],
  ['directory/search-client.ts', 'a worker that does not answer is started anew'],
  ['directory/server-search.ts', 'the server asked for a pause'],
  ['directory/store-elsewhere.ts', 'a worker that does not answer is given up'],
  ['directory/use-server-search.ts', 'the server is asked once one has typed'],
  ['lib/first-look.ts', 'what goes on behind a page gives way to reading it'],
  ['lib/in-time.ts', 'what may not end is not waited for for ever'],
  ['lib/save-file.ts', 'an address is forgotten'],
  ['lib/sign-of-life.ts', 'a lock that is held for too long is told of no more'],
  ['lib/use-copying.ts', '“Copied” goes again'],
  ['lib/when-acted.ts', 'what was done goes first'],
  ['lib/when-filled.ts', 'what is read from the device is shown first'],
  ['lib/when-idle.ts', 'what is more urgent goes first'],
  ['lib/when-online.ts', 'what could not be fetched is tried again'],
  ['main.tsx', 'the page is painted first'],
  ['pages/assistant/stop-button.tsx', 'a press that was meant for what stood there before is not taken'],
  ['pages/assistant/use-greeting.ts', 'a greeting comes by itself, and goes'],
  ['pages/fundraise/investor-database/database-missing.tsx', 'a long wait is said to be long'],
  ['pages/fundraise/investor-database/use-database-query.ts', 'the address follows once one has typed'],
  ['pages/messages/composed-files.ts', 'a file that is not read is waited for no longer'],
  ['pages/opportunity/note-keeper.ts', 'words are stored once one has typed'],
  ['pages/pitches/draft-writer.ts', 'words are stored once one has typed'],
  ['pages/pitches/kept-edits.ts', 'what could not be stored is tried again'],
  ['pages/settings/plan-part.tsx', 'the second press of a double one is not taken'],
  ['pages/shell/close-once-read.ts', 'a message goes again'],
  ['pages/shell/come-back-to.ts', 'a place that does not come is looked for no longer'],
  ['pages/shell/pull-to-refresh.tsx', 'an outcome is left to be read'],
  ['pages/storage/keep-looking.ts', 'the sizes are looked at now and then'],
  ['pages/storage/look-until-here.ts', 'what is on its way is looked for again'],
  ['pwa/before-reload.ts', 'a reload does not wait for ever'],
  ['pwa/use-takes-long.ts', 'what keeps a new version is told of once it takes long'],
  ['stay-drawn.ts', 'a try made in vain again is read out again'],
  ['syncing/engine.ts', 'what failed is tried again'],
  ['syncing/events.ts', 'a stream that fails is opened again'],
  ['syncing/synced.ts', 'an answer is not waited for for ever'],
  ['ui/use-at-rest.ts', 'what changes with each letter is heard once one has typed'],
]);

test('nothing is done later but for a reason that is known, and no answer is held back', () => {
  const later = sources.filter(({ text }) => /\bsetTimeout\(/.test(text)).map(({ path }) => path);
  expect(later.toSorted()).toEqual([...reasons.keys()].toSorted());
});

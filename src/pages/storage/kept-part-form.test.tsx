import { expect, test, vi } from 'vitest';
import { downloadState } from '#src/directory/download-state.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable } from '#src/testing/words-of.ts';
import { KeptPartForm } from './kept-part-form.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test.each([
  ['offline', 'There is no network. What has arrived is kept.'],
  ['server-trouble', 'The server did not answer. What has arrived is kept.'],
] as const)('what has not all arrived says why: %s', async (connection, why) => {
  // A store that is drawn without a browser shows what it began with.
  Object.assign(downloadState.getInitialState(), { at: 'fault', reason: 'no-answer' });
  const kept = { part: 'everything', bytes: { first: 1, heads: 2, everything: 3 } } as const;
  const page = readable(await drawScreen(<KeptPartForm kept={kept} />, { facts: { connection } }));
  expect(page).toContain(why);
});

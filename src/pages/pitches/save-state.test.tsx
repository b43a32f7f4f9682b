import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WriterState } from './draft-writer.ts';
import { SaveState } from './save-state.tsx';

const drawn = (state: WriterState) => renderToStaticMarkup(<SaveState state={state} draftId={undefined} />);

test('a draft counts as busy until its words are on this device', () => {
  expect(drawn({ at: 'unsaved' })).toMatch(/<p[^>]*aria-busy="true".*Saving/);
  for (const state of [{ at: 'saved' }, { at: 'fault', error: null }] as const)
    expect(drawn(state)).not.toContain('aria-busy');
});

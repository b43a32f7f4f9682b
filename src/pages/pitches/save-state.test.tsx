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

test('that the words are not on this device is said to whoever writes by ear, and where they are is not', () => {
  const heard = (state: WriterState) => /<p role="alert"[^>]*>(.*?)<\/p>/.exec(drawn(state))?.[1];
  expect(heard({ at: 'fault', error: null })).toBe('Not saved: this device could not store it');
  for (const at of ['saved', 'unsaved'] as const) expect(heard({ at })).toBe('');
});

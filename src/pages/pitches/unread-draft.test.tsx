import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blankDraft } from './blank-draft.ts';
import { UnreadDraft } from './unread-draft.tsx';
import type { PitchDraft } from './use-pitch-draft.ts';

/** What a person sees of a draft that was not read yet. */
function seen(typed: PitchDraft['typed'], isUnreadable: boolean): string {
  const draft: PitchDraft = {
    stored: undefined,
    values: { ...blankDraft, ...typed },
    typed,
    state: { at: 'fault', error: new Error('The browser could not open it') },
    open: async () => 'a draft',
    flush: async () => false,
    write() {},
    choose() {},
    async leave() {},
    renew() {},
  };
  return renderToStaticMarkup(<UnreadDraft draft={draft} isUnreadable={isUnreadable} />);
}

test('a draft that is being read is said to be loading, kept words or not', () => {
  expect(seen({ title: 'Monsoon Mills' }, false)).toContain('Loading draft');
  expect(seen({ title: 'Monsoon Mills' }, false)).not.toContain('cannot be shown');
});

test('where the device cannot read it, the words typed last are there, each in its field', () => {
  const words = seen({ title: 'Monsoon Mills', description: 'Looms that run on rain' }, true);
  expect(words).toContain('What you typed last');
  expect(words).toContain('value="Monsoon Mills"');
  expect(words).toContain('Looms that run on rain</textarea>');
  expect(words).toContain('Not saved: this device could not store it');
});

test('with nothing typed there is nothing to show but that it is awaited', () => {
  expect(seen({}, true)).toContain('Loading draft');
});

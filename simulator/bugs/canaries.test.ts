import { expect, test } from 'vitest';
import { silenceOf } from './canaries.ts';

const canary = {
  bug: 'the server shows drafts to everybody',
  says: /was given drafts\/\S+ of somebody else/,
};

test('a canary is heard by its own check, whatever else goes wrong with it', () => {
  expect(silenceOf(canary, ['the server threw', 'phone was given drafts/1 of somebody else'])).toBeNull();
});

test('a canary that no check notices, or only another one, is told of with what was noticed', () => {
  expect(silenceOf(canary, [])).toContain(`NOT CAUGHT by history 1: ${canary.bug}`);
  const silence = silenceOf(canary, ['the history broke down: no reason', 'phone was given deals/1']);
  expect(silence).toContain(canary.bug);
  expect(silence).toContain('the history broke down');
});

import { beforeEach, expect, test } from 'vitest';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { useToasts } from '#src/state/toasts.ts';
import { tellNotSubmitted } from './tell-fault.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

const told = () => useToasts.getState().queue.map(({ title, detail }) => [title, detail]);

test('a pitch that the device cannot submit is said to have failed, and that one may try again', () => {
  tellNotSubmitted(new Error('The disk is full'));
  expect(told()).toEqual([['Failed to submit pitch', 'Please check your information and try again.']]);
});

test('where the device knows why, it says so besides', () => {
  tellNotSubmitted(new RefusedError({ code: 'not-found', message: 'This draft is not here any more.' }));
  expect(told()).toEqual([
    [
      'Failed to submit pitch',
      'Please check your information and try again. This draft is not here any more.',
    ],
  ]);
});

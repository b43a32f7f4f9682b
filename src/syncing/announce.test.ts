import { beforeEach, expect, test } from 'vitest';
import type { Entry } from '#src/data/database/person-db.ts';
import { useToasts } from '#src/state/toasts.ts';
import { announce, newsOf } from './announce.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

const shown = () => useToasts.getState().queue.map(({ kind, title, detail }) => [kind, title, detail]);

test.each(['sendContactMessage', 'sendHelpMessage'])(
  '%s that arrived is told in the spec’s words',
  (name) => {
    announce({ applied: [name] });
    expect(shown()).toEqual([
      ['success', 'Message sent successfully!', "We'll get back to you within 24 hours."],
    ]);
  },
);

test('a message that was not taken is told with the reason', () => {
  announce({ refused: [{ name: 'sendContactMessage', message: 'Please enter a valid email address' }] });
  expect(shown()).toEqual([
    ['error', 'Failed to send message', 'Please try again later. Please enter a valid email address'],
  ]);
});

test('a subscription that arrived asks to look into the mailbox', () => {
  announce({ applied: ['subscribeNewsletter'] });
  expect(shown()).toEqual([
    ['success', 'Please check your email', 'We have sent you a link to confirm the newsletter with.'],
  ]);
});

test.each([
  ['entrepreneur', 'The entrepreneur will be notified of your interest.'],
  ['investor', 'The investor will be notified of your interest.'],
])('a connection request to an %s that arrived is told in its own words', (otherType, detail) => {
  const request = { name: 'requestConnection', args: { otherType } } as Entry; // all that is looked at
  announce(newsOf({ result: 'changed', applied: [request], refused: [], merged: [] }));
  expect(shown()).toEqual([['success', 'Connection request sent!', detail]]);
});

test('a connection request that was not taken is told with the reason', () => {
  announce({ refused: [{ name: 'requestConnection', message: 'This opportunity is no longer open.' }] });
  expect(shown()).toEqual([
    [
      'error',
      'Failed to send connection request',
      'Please try again later. This opportunity is no longer open.',
    ],
  ]);
});

test('a pitch that arrived is told in the spec’s words', () => {
  announce({ applied: ['submitPitch'] });
  expect(shown()).toEqual([
    [
      'success',
      'Pitch submitted successfully!',
      'Your investment opportunity is now live and visible to investors.',
    ],
  ]);
});

test('a pitch that was not taken is told with the reason', () => {
  announce({ refused: [{ name: 'submitPitch', message: 'This opportunity exists already.' }] });
  expect(shown()).toEqual([
    [
      'error',
      'Failed to submit pitch',
      'Please check your information and try again. This opportunity exists already.',
    ],
  ]);
});

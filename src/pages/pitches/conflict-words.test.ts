import { expect, test } from 'vitest';
import { conflictWords } from './conflict-words.ts';

test.each([
  ['prose', 'combine'],
  ['line', 'make one line'],
] as const)('what can be made of %s is offered as it is told', (kind, told) => {
  expect(conflictWords(kind, 'Location')).toMatchObject({
    lead: expect.stringContaining(told),
    combines: true,
    edits: true,
  });
});

test('nobody is told to make one of two amounts: only to keep or edit one', () => {
  expect(conflictWords('amount', 'Minimum Investment')).toEqual({
    title: 'Minimum Investment was written on two devices',
    lead: 'Keep one, or edit one into the right amount. What you do not take stays under Versions.',
    combines: false,
    edits: true,
  });
});

test('of a list one is kept, and nothing else is promised', () => {
  expect(conflictWords('choice', 'Industry')).toEqual({
    title: 'Industry was chosen on two devices',
    lead: 'Keep one: only one of them can stand here. What you do not take stays under Versions.',
    combines: false,
    edits: false,
  });
});

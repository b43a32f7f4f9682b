import { expect, test } from 'vitest';
import type { Done } from '../db/ended-since.ts';
import { toDecideAgain } from './to-decide-again.ts';

const done = (given: Partial<Done> = {}): Done => ({
  at: '2026-03-01T09:00:00.000Z',
  adminName: 'Zoya',
  action: 'decideAccount',
  tableName: 'accounts',
  rowId: '7',
  detail: 'disable: a fraud',
  ...given,
});

test('twenty decisions are named, and how many more there are; letters stand apart', () => {
  const letter = done({ action: 'sendNewsletter', adminName: 'npm run newsletter', detail: 'Two guides' });
  const lines = toDecideAgain([...Array.from({ length: 22 }, () => done()), letter]);
  expect(lines).toHaveLength(24);
  expect(lines.slice(0, 2)).toEqual([
    'Decisions since this backup, to be made again:',
    '  2026-03-01T09:00:00.000Z Zoya: decideAccount accounts 7 disable: a fraud',
  ]);
  expect(lines.slice(21)).toEqual([
    '  and 2 more',
    'Letters since this backup, which nothing keeps from being sent again:',
    '  2026-03-01T09:00:00.000Z npm run newsletter: sendNewsletter accounts 7 Two guides',
  ]);
});

test('nothing is told where nothing was done, and what people typed stays one line that does nothing', () => {
  expect(toDecideAgain([])).toEqual([]);
  const [, line] = toDecideAgain([done({ detail: 'two\nlines \u001b[2J\u202e' })]);
  expect(line).toBe('  2026-03-01T09:00:00.000Z Zoya: decideAccount accounts 7 two lines  [2J');
});

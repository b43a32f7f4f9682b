import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { nothingSpoken } from './spoken.ts';
import { wordsOf } from './work-words.ts';

const report = {
  reportId: newId(),
  subject: 'listing',
  subjectId: '12048',
  subjectName: 'Kite Fund',
  reason: 'wrong-data',
  detail: 'It moved to Pune.',
};

test('a report that waits is told by the name and the words that its reporter saw', () => {
  expect(wordsOf({ name: 'reportAbuse', args: report }, nothingSpoken)).toEqual([
    'about Kite Fund: Some of it is wrong',
    'what was said: It moved to Pune.',
  ]);
  expect(wordsOf({ name: 'reportAbuse', args: { ...report, detail: ' ' } }, nothingSpoken)).toEqual([
    'about Kite Fund: Some of it is wrong',
  ]);
});

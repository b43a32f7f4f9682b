import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { toldSchema } from './report.ts';

const words = { subjectName: 'Lantern Looms', detail: '' };
const isTold = (told: object) => toldSchema.safeParse({ ...words, ...told }).success;

test('of a pitch or a person other things can be wrong than of a listing', () => {
  for (const subject of ['opportunity', 'person']) {
    expect(isTold({ subject, subjectId: newId(), reason: 'fraud' })).toBe(true);
    expect(isTold({ subject, subjectId: newId(), reason: 'out-of-date' })).toBe(false);
  }
  expect(isTold({ subject: 'listing', subjectId: '12', reason: 'out-of-date' })).toBe(true);
  expect(isTold({ subject: 'listing', subjectId: '12', reason: 'fraud' })).toBe(false);
});

test('a listing goes by its number, everything else by its id', () => {
  expect(isTold({ subject: 'listing', subjectId: newId(), reason: 'other' })).toBe(false);
  expect(isTold({ subject: 'person', subjectId: '12', reason: 'other' })).toBe(false);
});

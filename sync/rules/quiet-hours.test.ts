import { expect, test } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const noon = { from: '12:30', to: '13:15' };

test.each([
  ['before they begin', night, '2026-03-01T16:29:59.999Z', '2026-03-01T16:29:59.999Z'],
  ['at ten in the evening in India', night, '2026-03-01T16:30:00.000Z', '2026-03-02T01:30:00.000Z'],
  ['at one at night', night, '2026-03-01T19:30:00.000Z', '2026-03-02T01:30:00.000Z'],
  ['a moment before seven', night, '2026-03-02T01:29:59.999Z', '2026-03-02T01:30:00.000Z'],
  ['at seven', night, '2026-03-02T01:30:00.000Z', '2026-03-02T01:30:00.000Z'],
  ['within a day', noon, '2026-03-01T07:10:00.000Z', '2026-03-01T07:45:00.000Z'],
  ['after that', noon, '2026-03-01T07:45:00.000Z', '2026-03-01T07:45:00.000Z'],
  [
    'from a time to the same time',
    { from: '09:00', to: '09:00' },
    '2026-03-01T09:00:00.000Z',
    '2026-03-01T09:00:00.000Z',
  ],
  ['where there are none', null, '2026-03-01T19:30:00.000Z', '2026-03-01T19:30:00.000Z'],
])('quiet hours, %s', (_, quiet, now, then) => {
  expect(afterQuietHours(now, quiet)).toBe(then);
});

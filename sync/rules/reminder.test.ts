import { expect, test } from 'vitest';
import { isDue, reminderOf } from './reminder.ts';

test('a reminder is due from its day on', () => {
  const reminder = { remindOn: '2026-11-24' };
  expect(isDue(reminder, '2026-11-23')).toBe(false);
  expect(isDue(reminder, '2026-11-24')).toBe(true);
  expect(isDue(reminder, '2027-01-01')).toBe(true);
});

test('a deal that was kept before there were reminders has none', () => {
  expect(reminderOf({})).toEqual({ remindOn: null, reminderNote: '' });
  expect(isDue(reminderOf({}), '2026-11-24')).toBe(false);
});

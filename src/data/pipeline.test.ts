import { expect, test, vi } from 'vitest';
import { reminderFaults } from './pipeline.ts';

test('a reminder is set for today or later; one whose day has gone by may still be reworded', () => {
  vi.setSystemTime(new Date(2026, 10, 24, 9));
  const none = { remindOn: null, reminderNote: '' };
  const faultsOf = (remindOn: string) => reminderFaults(none, { from: { remindOn: null }, to: { remindOn } });
  expect(faultsOf('2026-11-24')).toEqual({});
  expect(faultsOf('2026-11-23')).toEqual({ remindOn: 'Please choose today or a later day' });
  expect(faultsOf('')).toEqual({ remindOn: 'Please choose a day' });
  const gone = { remindOn: '2026-11-01', reminderNote: 'Call' };
  const reworded = { from: { reminderNote: 'Call' }, to: { reminderNote: 'Mail' } };
  expect(reminderFaults(gone, reworded)).toEqual({});
  vi.useRealTimers();
});

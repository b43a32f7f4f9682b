import { expect, test } from 'vitest';
import { hoursFor } from './push-choices.tsx';

test('quiet hours cannot end at the hour at which they begin', () => {
  const night = { from: '22:00', to: '07:00' };
  expect(hoursFor('from', night)).not.toContain('07:00');
  expect(hoursFor('to', night)).not.toContain('22:00');
  expect(hoursFor('from', night)).toContain('22:00');
});

test('what stands there is among what may be chosen', () => {
  expect(hoursFor('from', { from: '22:30', to: '07:00' })).toContain('22:30');
  expect(hoursFor('to', { from: '07:00', to: '07:00' })).toContain('07:00');
});

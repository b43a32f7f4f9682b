import { expect, test } from 'vitest';
import { restored } from './restored.ts';

const blank = { fullName: '', areas: ['none'], agreed: false };

test('a form is shown as it was left', () => {
  const kept = { fullName: 'Meera', areas: ['Energy'], agreed: true };
  expect(restored(blank, kept)).toEqual(kept);
});

test('what an older form kept and this one does not ask for stays out, as does what has another shape by now', () => {
  expect(restored(blank, { fax: '12', areas: 'Energy', fullName: 'Meera' })).toEqual({
    ...blank,
    fullName: 'Meera',
  });
});

test('a form that was never begun is blank', () => {
  expect(restored(blank, null)).toEqual(blank);
});

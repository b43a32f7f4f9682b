import { expect, test } from 'vitest';
import { faultsOf } from '#src/data/faults-of.ts';
import { meetingForm } from './meeting-form.ts';

const meeting = {
  title: 'Meeting: Lantern Looms',
  date: '2026-11-24',
  time: '10:00',
  minutes: '60',
  place: '',
  note: '',
};

test.each([
  ['title', '  ', 'Please give the meeting a title'],
  ['date', '', 'Please choose a day'],
  ['time', '', 'Please choose a time'],
])('a meeting without a %s (%j) says "%s"', (field, value, words) => {
  expect(faultsOf(meetingForm, { ...meeting, [field]: value })).toEqual({ [field]: words });
});

test('a meeting needs no place and no note', () => {
  expect(faultsOf(meetingForm, meeting)).toEqual({});
});

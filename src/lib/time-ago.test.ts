import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

test('a moment is told as a person would', () => {
  expect(timeAgo('2026-03-10T11:59:40.000Z', now)).toBe('just now');
  expect(timeAgo('2026-03-10T11:55:00.000Z', now)).toBe('5 minutes ago');
  expect(timeAgo('2026-03-10T09:00:00.000Z', now)).toBe('3 hours ago');
  expect(timeAgo('2026-03-09T12:00:00.000Z', now)).toBe('yesterday');
});

test('yesterday is the day before by the calendar, however many hours of it have passed', () => {
  const wednesday = new Date(2026, 2, 11, 8).getTime();
  const told = (...at: [number, number, number, number]) => timeAgo(new Date(...at).toISOString(), wednesday);
  expect(told(2026, 2, 10, 8)).toBe('yesterday');
  expect(told(2026, 2, 10, 7)).toBe('yesterday');
  expect(told(2026, 2, 9, 23)).toBe('2 days ago');
  expect(told(2026, 2, 8, 23)).toBe('3 days ago');
});

test('what is more than a week old has a date', () => {
  expect(timeAgo('2026-01-05T12:00:00.000Z', now)).toBe('5 Jan 2026');
});

test('a clock that is a little wrong does not show as nonsense', () => {
  expect(timeAgo('2026-03-10T12:00:30.000Z', now)).toBe('just now');
  expect(timeAgo('2026-03-10T12:02:00.000Z', now)).toBe('just now');
});

test('what this clock has not reached is not said to be just now, but has a date', () => {
  expect(timeAgo('2026-03-10T12:03:00.000Z', now)).toBe('10 Mar 2026');
  expect(timeAgo('2026-03-11T12:00:00.000Z', now)).toBe('11 Mar 2026');
});

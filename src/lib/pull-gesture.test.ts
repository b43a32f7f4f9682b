import { expect, test } from 'vitest';
import { drawnBy, farEnough, isOtherGesture } from './pull-gesture.ts';

const from = { x: 180, y: 200 };
const to = (across: number, down: number) => ({ x: from.x + across, y: from.y + down });

test('what is shown follows a finger half as far, and stops where more would tell nothing', () => {
  expect(drawnBy(from, to(0, 60))).toBe(30);
  expect(drawnBy(from, to(0, 600))).toBe(farEnough * 1.5);
  expect(drawnBy(from, to(0, -60))).toBe(0);
});

test('a finger that goes down is pulling, also a little aslant or while it trembles', () => {
  for (const [across, down] of [
    [0, 40],
    [30, 40],
    [8, -4],
    [0, 0],
  ] as const)
    expect(isOtherGesture(from, to(across, down))).toBe(false);
});

test('a finger that goes sideways or up is not', () => {
  for (const [across, down] of [
    [40, 10],
    [-40, 10],
    [0, -40],
    [60, 59],
  ] as const)
    expect(isOtherGesture(from, to(across, down))).toBe(true);
});

import { expect, test } from 'vitest';
import { raisedPercentage } from './raised-percentage.ts';

const lakh = 100_000;
const most = Number.MAX_SAFE_INTEGER;

test('every whole percent of a round is told as it is', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const round = { raisedAmount: percent * lakh, totalRequired: 100 * lakh };
    expect(raisedPercentage(round)).toBe(percent);
  }
});

test.each([
  [1_249_999, 2_500_000, 49],
  [2 * lakh, 3 * lakh, 66],
  [1, most, 0],
  [8_917_127_262_193_581, most, 98],
  [most - 1, most, 99],
  [most, most, 100],
])('%d of %d is %d percent: a round is full only when it is', (raisedAmount, totalRequired, percent) => {
  expect(raisedPercentage({ raisedAmount, totalRequired })).toBe(percent);
});

test('a round that does not say yet what it asks for has raised nothing', () => {
  expect(raisedPercentage({ raisedAmount: 0, totalRequired: 0 })).toBe(0);
});

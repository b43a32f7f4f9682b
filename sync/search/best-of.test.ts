import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

test('the best of many are kept, of equal ones those that came first', () => {
  const all = Array.from({ length: 5_000 }, (_, place) => ({ place, score: ((place * 7_919) % 41) / 4 }));
  for (const count of [1, 9, 512, 6_000]) {
    const best = bestOf(count);
    for (const { place, score } of all) best.offer(place, score);
    const wanted = all.toSorted((one, other) => other.score - one.score || one.place - other.place);
    expect(best.sorted()).toEqual(wanted.slice(0, count));
  }
});

test('rows that score nothing are kept while there is room', () => {
  const best = bestOf(2);
  for (const place of [3, 4, 5]) best.offer(place, 0);
  expect(best.sorted().map(({ place }) => place)).toEqual([3, 4]);
});

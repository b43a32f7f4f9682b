import { expect, test } from 'vitest';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import { unpaused } from './pause.ts';
import { queryWords } from './query-words.ts';
import { searchUnitOf } from './search-unit-of.ts';
import { matchMistyped, matchWord } from './word-matches.ts';

test('the short names of a country that was mistyped are not marked in other texts', async () => {
  const unit = await searchUnitOf([madeUpInvestor({ id: 1, investmentThesis: 'Join us' })], unpaused);
  for (const word of queryWords(['amercia'])) {
    const { similar } = await matchMistyped([unit], await matchWord([unit], word, unpaused), unpaused);
    expect(similar.has('usa')).toBe(true);
    expect(similar.has('us')).toBe(false);
  }
});

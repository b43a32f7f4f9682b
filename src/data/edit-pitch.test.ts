import { expect, test } from 'vitest';
import { madeUpDeal } from '#src/testing/here.ts';
import { pitchEditFaultsOf } from './edit-pitch.ts';

const deal = madeUpDeal({
  description: 'Looms that run on rain, made in Surat for weavers everywhere. '.repeat(3),
});
const faultsWith = (highlights: string) => pitchEditFaultsOf(deal, { from: {}, to: { highlights } });

test('a highlight that is typed twice is told of beside the field', () => {
  expect(faultsWith('Two patents\nForty looms at work')).toEqual({});
  expect(faultsWith('Two patents\n Two patents ')).toEqual({
    highlights: '“Two patents” stands there twice. Remove one of them.',
  });
});

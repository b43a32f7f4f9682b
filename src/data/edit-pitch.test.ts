import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { editOpportunity, pitchAsWritten, pitchEditFaultsOf } from './edit-pitch.ts';

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

test('highlights of which one holds a line break are written in as any others, and no other device has changed them', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const broken = { ...deal, founderId: userId, highlights: ['Revenue\ndoubled', 'Two patents'] };
  await rowsOf(db, 'opportunities').put(broken);
  const { highlights } = pitchAsWritten(broken);
  expect(highlights).toBe('Revenue doubled\nTwo patents');
  await editOpportunity(broken, { from: { highlights }, to: { highlights: `${highlights}\nA mill` } });
  const [stored] = await rowsOf(db, 'opportunities').toArray();
  expect(stored?.highlights).toEqual(['Revenue doubled', 'Two patents', 'A mill']);
});

test('highlights that another device has changed since are still told of', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const stands = { ...deal, founderId: userId, highlights: ['Three patents'] };
  await rowsOf(db, 'opportunities').put(stands);
  const edits = { from: { highlights: 'Two patents' }, to: { highlights: 'Four patents' } };
  await expect(editOpportunity(stands, edits)).rejects.toMatchObject({
    failure: { code: 'changed-elsewhere' },
  });
});

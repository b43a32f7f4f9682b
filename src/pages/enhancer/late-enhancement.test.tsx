import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { LateEnhancement } from './late-enhancement.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const enhanced = 'Looms that run on rain water.';

/** Beside a text, where the AI has answered late to "Looms that run on rain.", asked on the page of the enhancer. */
async function beside(description: string, path = '/pitch-enhancer', href = '/pitch-enhancer') {
  const db = await nobodyHere();
  await db.asks.put({
    id: 'one',
    task: 'enhancement',
    context: 'enhancer',
    question: 'Looms that run on rain.',
    href,
    input: { description: 'Looms that run on rain.', industry: '', targetAudience: 'investors' },
    joined: { enhanced, enhancedDescription: enhanced, source: 'ai' },
    unseen: 1,
  });
  return drawScreen(<LateEnhancement description={description} onShow={vi.fn()} />, { path });
}

test('a late answer is offered beside the text that it was made from', async () => {
  const page = await beside(' Looms that run on rain. ', '/submit-pitch');
  expect(wordsOf(page, 'button')).toEqual(['Show it here']);
  expect(page).not.toContain('Made from');
});

test('beside another text elsewhere it is not offered, but says what it was made from and leads there', async () => {
  const page = await beside('Kilns that run on wind.', '/submit-pitch');
  expect(wordsOf(page, 'button')).toEqual([]);
  expect(page).toContain('Made from: Looms that run on rain.');
  expect(linksOf(page)).toEqual([['Go to where it was asked', '/pitch-enhancer']]);
});

test('where it was asked it can be seen also when its text is gone, and says what it was made from', async () => {
  const page = await beside('');
  expect(wordsOf(page, 'button')).toEqual(['Show it here']);
  expect(page).toContain('Made from: Looms that run on rain.');
});

test('where the draft in which it was asked is written in no more, it leads to a place of its own', async () => {
  const page = await beside('Kilns that run on wind.', '/submit-pitch/another', '/submit-pitch/gone');
  expect(linksOf(page)).toEqual([['Read it', '/notifications?answer=one']]);
});

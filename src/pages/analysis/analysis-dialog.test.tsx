import { expect, test, vi } from 'vitest';
import type { Ask } from '#src/data/database/person-db.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere } from '#src/testing/here.ts';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { AnalysisDialog } from './analysis-dialog.tsx';
import { inputOfDeal } from './input-of-deal.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const reply = {
  score: 72,
  riskLevel: 'Moderate',
  marketPotential: 'High',
  summary: 'Looms with paying mills.',
  keyStrengths: ['Forty looms at work'],
  concerns: ['One supplier'],
  recommendations: ['Name a second supplier'],
  factors: [{ name: 'Clarity', field: 'description', points: 20, of: 30, why: 'It names who pays.' }],
  assumed: ['stage'],
  source: 'rules',
};

/** The dialog of a deal for which this device has kept an analysis. */
async function dialogWith(told: Partial<Ask> | null, changes: Partial<Opportunity> = {}): Promise<string> {
  const db = await nobodyHere();
  const deal = madeUpDeal();
  const asked = { id: newId(), task: 'analysis', context: `deal:${deal.id}`, href: '/explore' } as const;
  if (told) await db.asks.put({ ...asked, question: deal.title, input: inputOfDeal(deal), ...told });
  return drawScreen(<AnalysisDialog deal={{ ...deal, ...changes }} onClose={() => undefined} />);
}

test('before it is asked for, nothing is claimed', async () => {
  const page = await dialogWith(null);
  expect(wordsOf(page, 'h2')).toEqual(['AI Analysis: Lantern Looms']);
  expect(wordsOf(page, 'button')).toEqual(expect.arrayContaining(['Start Analysis', 'Close']));
  expect(readable(page)).not.toContain('out of 100');
});

test('an analysis says its score, risk, market and what speaks for and against', async () => {
  const page = await dialogWith({ reply });
  const words = readable(page);
  for (const said of [
    '72 out of 100',
    'Good',
    'Moderate',
    'High',
    'Looms with paying mills.',
    'Forty looms at work',
    'One supplier',
    'Name a second supplier',
  ])
    expect(words).toContain(said);
  expect(wordsOf(page, 'button')).toEqual(expect.arrayContaining(['Analyze Again', 'Close']));
  expect(words).toContain('By rules · Computed by rules, not investment advice');
});

test('its parts stand behind a tap, and what was assumed is named', async () => {
  const page = await dialogWith({ reply });
  expect(wordsOf(page, 'summary')).toEqual(['What the score is the sum of']);
  expect(wordsOf(page, 'details')[0]).toContain('20 of 30 It names who pays.');
  expect(readable(page)).toContain('stage Seed');
});

test('an analysis of the device says why it is none of the AI, in the words of the catalogue', async () => {
  const page = await dialogWith({ reply: { ...reply, notice: 'network' }, isHere: true, waits: 1 });
  expect(readable(page)).toContain(
    'Network connection issue. Please check your internet and try again. Showing sample analysis for demonstration.',
  );
  expect(readable(page)).toContain('By rules, on this device');
  expect(readable(page)).toContain('When there is a network again the AI is asked, if this server has one.');
});

test('the AI’s analysis that came later stands beside the first', async () => {
  const page = await dialogWith({ reply, isHere: true, joined: { ...reply, score: 81, source: 'ai' } });
  const words = readable(page);
  expect(words).toContain('81 out of 100');
  expect(words).toContain('72 out of 100');
  expect(words).toContain('Answered by AI · AI-generated, not investment advice');
});

test('of a pitch that was changed since, an analysis says nothing', async () => {
  const page = await dialogWith({ reply }, { description: 'Looms that run on dew.' });
  expect(wordsOf(page, 'button')).toContain('Start Analysis');
});

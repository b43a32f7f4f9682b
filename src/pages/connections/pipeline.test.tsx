import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';
import { PipelineStages } from './pipeline.tsx';

const dealOf = (dealTitle: string, kept: Partial<PipelineDeal>): PipelineDeal => ({
  ...blankPipelineDeal(newId(), { opportunityId: newId(), dealTitle }),
  ...kept,
});

function seen(deals: PipelineDeal[]): string {
  return renderToStaticMarkup(
    <Router ssrPath="/connections">
      <PipelineStages deals={deals} />
    </Router>,
  );
}

test('deals stand under their stage, which says how many, the stages in their order, and lead to the deal', () => {
  const loom = dealOf('Lantern Looms', {
    stage: 'talking',
    rating: 4,
    note: 'Ask for the lease.\nThen visit.',
  });
  const mill = dealOf('Tide Mills', { stage: 'passed', passReasons: ['team', 'fit'] });
  const page = seen([mill, loom]);
  expect(
    page
      .replace(/<svg.*?<\/svg>/g, '')
      .split(/<[^>]*>/)
      .filter(Boolean),
  ).toEqual([
    'Talking (1)',
    'Lantern Looms',
    'Ask for the lease.',
    'Passed (1)',
    'Tide Mills',
    'Team, Does not fit me',
  ]);
  expect(page).toContain('aria-label="4 out of 5 stars"');
  expect(page).toContain(`href="/investment/${loom.opportunityId}"`);
});

test('an empty pipeline says how to fill it', () => {
  expect(seen([])).toContain('Your pipeline is empty');
});

test('of many deals of a stage twenty stand there, with the way to more of that stage', () => {
  const deals = Array.from({ length: 21 }, () => dealOf('Lantern Looms', { stage: 'talking' }));
  const drawn = (page: string) => page.match(/>Lantern Looms</g);
  expect(seen(deals.slice(1))).not.toContain('Show more');
  const page = seen([...deals, dealOf('Tide Mills', { stage: 'passed' })]);
  expect(drawn(page)).toHaveLength(20);
  expect(wordsOf(page, 'h2')).toEqual(['Talking (21)', 'Passed (1)']);
  expect(page.match(/aria-label="Show more[^"]*"/g)).toEqual(['aria-label="Show more: Talking"']);
});

import { expect, test } from 'vitest';
import { helpArticles } from '#sync/ai/knowledge/articles.ts';
import { dataWords, planWords } from '../settings.ts';

function helpOn(slug: string): string {
  const article = helpArticles.find((each) => each.slug === slug);
  return article?.body.join('\n') ?? '';
}

test('the help names what stands in the settings as it stands there', () => {
  expect(helpOn('delete-your-account')).toContain(`“${dataWords.deleteButton}”`);
  expect(helpOn('export-your-data')).toContain(`“${dataWords.exportTitle}”`);
  expect(helpOn('cancel-a-plan')).toContain(`“${planWords.end}”`);
});

test.each([
  ['the help', helpOn('delete-your-account')],
  ['the page', dataWords.deleteLead],
])('of an account that is to go %s says when, what stays seen until then, and how to undo it', (_, words) => {
  expect(words).toMatch(/30 days (later|after)/);
  expect(words).toMatch(/until then .*stays visible/i);
  expect(words).toMatch(/log(ging)? in/);
  expect(words).toContain('withdraw it first');
});

test('the help promises no plan for the rest of a period: what is ended ends at once, and a confirmed one takes its place', () => {
  expect(helpOn('cancel-a-plan')).toContain('It ends at once');
  expect(helpOn('choose-a-plan')).toContain('larger or smaller');
  for (const slug of ['cancel-a-plan', 'choose-a-plan'])
    expect(helpOn(slug)).not.toMatch(/end of the|paid period|before the period/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Completeness } from './completeness.ts';
import { CompletenessView } from './completeness-meter.tsx';

/** What a person sees of it. */
function seen(completeness: Completeness): string {
  return renderToStaticMarkup(
    <Router ssrPath="/submit-pitch">
      <CompletenessView {...completeness} onJump={() => undefined} />
    </Router>,
  );
}

test('a pitch that lacks something says how much, and leads to the field and to the profile', () => {
  const words = seen({
    percent: 70,
    needed: [{ place: 'title', label: 'Company/Project Name', why: 'not filled in yet' }],
    advised: [{ place: 'company', label: 'Company details', why: 'needed before a pitch is public' }],
  });
  expect(words).toContain('aria-valuenow="70"');
  expect(words).toContain('70% complete');
  expect(words).toContain('2 things to add');
  expect(words).toMatch(/<button[^>]*>.*Company\/Project Name.*not filled in yet.*<\/button>/);
  expect(words).toMatch(/<a href="\/profile"[^>]*>.*Company details/);
  expect(words).not.toContain('Ready to submit');
});

test('a pitch that lacks only what is advised is ready, and says what would make it stronger', () => {
  const words = seen({
    percent: 90,
    needed: [],
    advised: [{ place: 'highlights', label: 'Highlights', why: 'none yet' }],
  });
  expect(words).toContain('Ready to submit');
  expect(words).toContain('1 thing would make it stronger');
});

test('a whole pitch folds up to its bar and that it is ready', () => {
  const words = seen({ percent: 100, needed: [], advised: [] });
  expect(words).toContain('100% complete');
  expect(words).toContain('Ready to submit');
  expect(words).not.toContain('<details');
});

import { expect, test } from 'vitest';
import { helpPage } from '#src/content/help/help-page.ts';
import { tutorials } from '#src/content/help/tutorials.ts';
import { inlineLinks } from '#src/lib/inline-links.ts';
import { helpArticles, helpCategories } from '#sync/ai/knowledge/articles.ts';
import { helpCenterFaq } from '#sync/ai/knowledge/help-center-faq.ts';
import { helpFaq } from '#sync/ai/knowledge/help-faq.ts';
import { searchArticles } from './search-articles.ts';

const marked = (text: string, ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([start, end]) => text.slice(start, end));

test('the four categories hold 12, 8, 6 and 15 articles, each with an address of its own', () => {
  expect(helpCategories.map(({ title, articles }) => [title, articles.length])).toEqual([
    ['Getting Started', 12],
    ['Account & Security', 8],
    ['Payments & Billing', 6],
    ['Investment Tips', 15],
  ]);
  expect(new Set(helpArticles.map(({ slug }) => slug)).size).toBe(41);
});

test('both pages have eight questions, and the tutorials last 5, 3, 4 and 6 minutes', () => {
  expect([helpFaq.length, helpCenterFaq.length]).toEqual([8, 8]);
  expect(tutorials.map(({ minutes }) => minutes)).toEqual([5, 3, 4, 6]);
});

test('every article that another text leads to is there', () => {
  const texts = [
    ...helpArticles.flatMap(({ body }) => body),
    ...[...helpFaq, ...helpCenterFaq].map(({ answer }) => answer),
  ];
  const led = texts.flatMap(inlineLinks).flatMap(({ href }) => (href ? [href] : []));
  const slugs = led.filter((href) => href.startsWith('/help-center/')).map((href) => href.split('/')[2]);
  const known = new Set<string | undefined>(helpArticles.map(({ slug }) => slug));
  expect([...slugs, ...helpPage.gettingStarted].filter((slug) => !known.has(slug))).toEqual([]);
});

test('an article is found by a word of its title, which is marked whatever its case', () => {
  const { articles, isExact } = searchArticles('CAP table');
  const [first] = articles;
  expect([first?.slug, isExact]).toEqual(['cap-table-basics', true]);
  expect(marked(first?.title ?? '', first?.titleRanges ?? [])).toEqual(['cap', 'table']);
});

test('an article is found by words that stand apart in its text, with the sentence that holds one', () => {
  const [first] = searchArticles('escrow deposit').articles;
  expect(first?.slug).toBe('money-for-investments');
  expect(marked(first?.excerpt ?? '', first?.excerptRanges ?? [])).toEqual(['deposit', 'escrow']);
});

test('the sentence that is shown of an article keeps its figures whole', () => {
  const [first] = searchArticles('smallest amount').articles;
  expect(first?.excerpt).toContain('“25 lakh”, “2.5 cr”');
});

test('a mistyped word finds what it was meant to, and says that it is not exact', () => {
  const { articles, isExact } = searchArticles('pasword');
  expect(isExact).toBe(false);
  expect(articles.map(({ slug }) => slug)).toContain('choose-a-good-password');
  const good = articles.find(({ slug }) => slug === 'choose-a-good-password');
  expect(marked(good?.title ?? '', good?.titleRanges ?? [])).toEqual(['password']);
});

test('marks, quotes and nothing at all break nothing', () => {
  expect(searchArticles('').articles).toEqual([]);
  expect(searchArticles('!^\'"|').articles).toEqual([]);
  expect(searchArticles('zzqqxx').articles).toEqual([]);
});

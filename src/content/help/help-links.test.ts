import { expect, test } from 'vitest';
import { paths } from '#src/paths.ts';
import { helpArticles, helpCategories } from '#sync/ai/knowledge/articles.ts';
import { founderFaq } from '#sync/ai/knowledge/founder-faq.ts';
import { helpCenterFaq } from '#sync/ai/knowledge/help-center-faq.ts';
import { helpFaq } from '#sync/ai/knowledge/help-faq.ts';
import { investorFaq } from '#sync/ai/knowledge/investor-faq.ts';
import { siteMap } from '#sync/site-map.ts';
import { howItWorks } from '../pages/how-it-works.ts';
import { helpPage } from './help-page.ts';
import { tutorials } from './tutorials.ts';

const words = stringsIn([
  helpCategories,
  helpPage,
  helpFaq,
  helpCenterFaq,
  tutorials,
  founderFaq,
  investorFaq,
  howItWorks,
]);

test('every link in the help and the frequent questions leads to a screen', () => {
  const screens = new Set(siteMap.flatMap(({ path, example, aliases = [] }) => [path, example, ...aliases]));
  for (const { slug } of helpArticles) screens.add(paths.helpArticle(slug));
  const links = words.flatMap((text) => [
    ...(text.startsWith('/') ? [text] : []),
    ...[...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = '']) => href),
  ]);
  const places = links.map((href) => href.replace(/[?#].*/, ''));
  expect(places).toContain('/help-center/use-the-ai-analysis');
  expect(places.filter((place) => !screens.has(place) && !screens.has(`${place}/:part?`))).toEqual([]);
});

test('the help calls nothing closed that has a screen', () => {
  expect(words.filter((text) => /not open yet/i.test(text))).toEqual([]);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

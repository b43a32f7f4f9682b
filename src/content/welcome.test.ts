import { expect, test } from 'vitest';
import { siteMap } from '#sync/site-map.ts';
import { welcomeFounders, welcomeInvestors } from './welcome.ts';

test('every way that the welcome pages offer leads to a screen', () => {
  const { start, profile } = welcomeInvestors;
  const offered = [...welcomeInvestors.cards, ...welcomeFounders.cards, start, profile].map(
    ({ href }) => href,
  );
  const screens = new Set(siteMap.map(({ example }) => example));
  expect(offered.filter((href) => !screens.has(href))).toEqual([]);
  expect(offered).toContain('/explore');
});

import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { linksOf } from '#src/testing/words-of.ts';
import { SiteFooter } from './site-footer.tsx';

test('the footer of every screen but the front page leads to the six pages, the sitemap and a mailbox', async () => {
  expect(linksOf(await drawScreen(<SiteFooter />)).map(([, href]) => href)).toEqual([
    'mailto:support@pankh.example',
    '/explore',
    '/help-center',
    '/submit-pitch',
    '/contact',
    '/privacy',
    '/about-us',
    '/sitemap',
  ]);
});

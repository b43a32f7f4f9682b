import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { HelpPage } from './help-page.tsx';

test('the help center has its sections in their order, four tutorials and eight questions', async () => {
  const page = await drawScreen(<HelpPage />, { path: '/help' });
  expect(wordsOf(page, 'h1')).toEqual(['Help Center']);
  expect(wordsOf(page, 'h2')).toEqual([
    'Getting Started',
    'Platform Features',
    'Video Tutorials',
    'Frequently Asked Questions',
    'Legal & Security',
    'Contact Support',
    'Send us a Message',
  ]);
  expect(readable(page).match(/\b\d min/g)).toEqual(['5 min', '3 min', '4 min', '6 min']);
  expect(page.match(/<summary/g)?.length).toBeGreaterThanOrEqual(8);
});

test('the help center keeps the statements of the specification', async () => {
  const words = readable(await drawScreen(<HelpPage />, { path: '/help' }));
  for (const said of [
    'Minimum investments are typically from ₹25,000',
    'Premium plans start from ₹999/month',
    'Investor accounts are approved in 1-2 business days after document verification.',
    'Approved investors can express interest and message entrepreneurs.',
    'Within 24 hours on business days. Live chat is open Mon-Fri 9am-6pm IST.',
    'net worth of ₹2 crores or annual income of ₹1 crore',
  ])
    expect(words).toContain(said);
});

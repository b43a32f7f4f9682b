import { expect, test } from 'vitest';
import { advisesOrPromises } from './advice-words.ts';
import { helpArticles } from './knowledge/articles.ts';
import { founderFaq } from './knowledge/founder-faq.ts';
import { helpCenterFaq } from './knowledge/help-center-faq.ts';
import { helpFaq } from './knowledge/help-faq.ts';
import { investorFaq } from './knowledge/investor-faq.ts';

test.each([
  'You should invest in this company.',
  'I recommend investing at once.',
  'We recommend that you buy.',
  'It is a strong buy.',
  'Buy now!',
  'A great investment for beginners.',
  'This deal is worth your money.',
  'Investors will earn 20 % a year.',
  'Guaranteed returns of 3x.',
  'Your profit is assured.',
  'It will double your money.',
  'A risk-free way to begin.',
  'There is no risk.',
  'Expected return of 18 percent.',
  '**You must invest** before Friday.',
  'इस कंपनी में निवेश करना चाहिए।',
  'पैसा दोगुना हो जाएगा।',
])('refused: %s', (text) => {
  expect(advisesOrPromises(text)).toBe(true);
});

test.each([
  'We never recommend buying.',
  'Nobody can promise you that you will earn money.',
  'This is not a recommendation to buy.',
  'No one can say whether it is a good investment.',
  'Whoever promises guaranteed returns should worry you.',
  'The pitch promises a return, which nobody can keep.',
  'Ask for bank statements of twelve months.',
  'The risk is High, as no customer pays yet.',
  'Name the risks you see.',
  'रिटर्न की कोई गारंटी नहीं है।',
  '',
])('allowed: %s', (text) => {
  expect(advisesOrPromises(text)).toBe(false);
});

test('nothing in the help articles and frequent questions advises to buy or promises a return', () => {
  const faqs = [
    ...helpFaq,
    ...helpCenterFaq,
    ...[founderFaq, investorFaq].flatMap(({ groups }) => groups.flatMap(({ questions }) => questions)),
  ];
  const texts = [
    ...helpArticles.flatMap(({ summary, body }) => [summary, ...body]),
    ...faqs.map(({ answer }) => answer),
  ];
  expect(texts.filter(advisesOrPromises)).toEqual([]);
});

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
  'You should invest at least INR 50000.',
  'Investors get a guaranteed monthly income.',
  'A guaranteed income for investors.',
  'Guaranteed income!',
  'It will pay back the money within a year.',
  'It will return 25 % a year.',
  'It will double your wealth.',
  'This plan has absolutely no risk.',
  'No risk, high gains.',
  'There is zero risk to you.',
  'You grow without losing your money.',
  'It claims much and its guaranteed returns follow.',
  'It is claimed to be new, but its profit is guaranteed.',
  'We promise guaranteed returns.',
  'Nobody else has guaranteed returns: here are guaranteed returns.',
  'Guaranteed income of 12% a year.',
  'It pays guaranteed income of 12% a year.',
  'The fund offers a guaranteed income.',
  'The company offers assured monthly income to those who join.',
  'It offers a fixed income of 12% a year to backers.',
  'This is a no risk opportunity.',
  'There is zero risk when you invest here.',
  'Invest with zero risk under a state scheme.',
  'An investment with no risk since the state backs it.',
  'This investment is safe and without risk because it is insured.',
  'It will return 20 lakh rupees to you.',
  'It claims a large market while returns are guaranteed.',
  'Profits are assured by contract and no claimed figure is unproven.',
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
  'The pitch contains no risk analysis.',
  'There is no risk section.',
  'It names no risk.',
  'It is written without any risk named.',
  'It lists no risks of the market.',
  'No risk is named.',
  'The claim of guaranteed returns is a red flag.',
  'It promises guaranteed returns.',
  'The alleged annual return of 20 % needs proof.',
  'Projected returns of 20% are claimed without evidence.',
  'Guaranteed returns are not possible.',
  'A platform for fixed income products.',
  'Farmers get a guaranteed income.',
  'This will double the capacity of the plant.',
  'The new seed will yield 20 tonnes.',
  'Schools grow without losing teachers.',
  'It pays more than the risk-free rate.',
  'Investors need to invest at least INR 10000.',
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

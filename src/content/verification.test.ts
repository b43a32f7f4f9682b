import { expect, test } from 'vitest';
import { helpArticle } from '#sync/ai/knowledge/articles.ts';
import { whatFollows } from './account-forms.ts';
import { tutorials } from './help/tutorials.ts';
import { verificationPage, verificationToasts } from './verification.ts';

test.each(['email', 'phone'] as const)('a code on its way is said to have been sent to the %s', (type) => {
  expect(verificationToasts.sent(type)).toEqual({
    title: 'OTP Sent',
    detail: `OTP has been sent to your ${type}`,
  });
});

test.each([
  ['the page', verificationPage.lead],
  ['what stands beside the sign-up', whatFollows.points.join(' ')],
  ['the help', helpArticle('verify-email-and-phone')?.body[0]],
  ['the tutorial', tutorials[0]?.frames.map(({ words }) => words).join(' ')],
])('%s promises no code that nobody asked for', (_, words) => {
  expect(words).not.toMatch(/we send a|codes of six digits arrive/i);
  expect(words).toMatch(/ask for|“Send OTP”/i);
});

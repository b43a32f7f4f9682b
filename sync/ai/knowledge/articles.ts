import { accountSecurity } from './account-security.ts';
import { gettingStarted } from './getting-started.ts';
import type { HelpArticle } from './help-article.ts';
import { investmentTips } from './investment-tips.ts';
import { paymentsBilling } from './payments-billing.ts';

export type CategoryId = 'getting-started' | 'account-security' | 'payments-billing' | 'investment-tips';

export type HelpCategory = {
  id: CategoryId;
  title: string;
  lead: string;
  articles: readonly HelpArticle[];
};

/** The help centre: what /help and /help-center show and search. */
export const helpCategories: readonly HelpCategory[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    lead: 'Accounts, pitches, search, and work without a network.',
    articles: gettingStarted,
  },
  {
    id: 'account-security',
    title: 'Account & Security',
    lead: 'Passwords, sessions, fraud, and your data.',
    articles: accountSecurity,
  },
  {
    id: 'payments-billing',
    title: 'Payments & Billing',
    lead: 'Plans, limits, refunds, and where money goes.',
    articles: paymentsBilling,
  },
  {
    id: 'investment-tips',
    title: 'Investment Tips',
    lead: 'Reading pitches, checking companies, and raising well.',
    articles: investmentTips,
  },
];

export const helpArticles = helpCategories.flatMap((category) =>
  category.articles.map((article) => ({ ...article, categoryId: category.id, category: category.title })),
);
export type ListedArticle = (typeof helpArticles)[number];

export function helpArticle(slug: string): ListedArticle | undefined {
  return helpArticles.find((article) => article.slug === slug);
}

import { backgroundAccounts, demoAccounts } from './accounts.ts';
import { demoArticles } from './articles.ts';
import { demoInvestors } from './investors.ts';
import { demoOpportunities } from './opportunities.ts';
import { demoTestimonials } from './testimonials.ts';

/** Everything fictional that an empty database begins with: the same for the same now. */
export function demoContent(now: Date) {
  return {
    /** Who can sign in, each with `demoPassword`. */
    demoAccounts,
    /** Who has no password. */
    backgroundAccounts,
    opportunities: demoOpportunities(now),
    investors: demoInvestors(),
    testimonials: demoTestimonials(now),
    articles: demoArticles(now),
  };
}

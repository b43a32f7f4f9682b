import { backgroundAccounts, demoAccounts } from './accounts.ts';
import { demoArticles } from './articles.ts';
import { demoCompanies } from './companies.ts';
import { demoInvestorProfiles } from './investor-profiles.ts';
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
    /** What the investors among them say of their investing. */
    investorProfiles: demoInvestorProfiles,
    companies: demoCompanies,
    opportunities: demoOpportunities(now),
    investors: demoInvestors(),
    testimonials: demoTestimonials(now),
    articles: demoArticles(now),
  };
}

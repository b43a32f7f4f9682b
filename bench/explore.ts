// The filters and the order of Explore beside Fuse.js alone: the same made-up deals, the same questions, one run.
import Fuse from 'fuse.js';
import { demoOpportunities } from '#server/seed/opportunities.ts';
import { exploreIndustries, exploreLocations, exploreStages } from '#sync/explore-choices.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { matching, type OpportunityFilters } from '#sync/rules/opportunity-filters.ts';
import { type OpportunityOrder, opportunityOrders, sorted } from '#sync/rules/opportunity-sort.ts';
import { quantiles, shown } from './quantiles.ts';

const count = 1_600;
const asked = 200;

const deals = madeUp();
const questions = Array.from({ length: asked }, (_, at) => questionOf(at));
const ours = timed(({ filters, order }) => sorted(deals.filter(matching(filters)), order, filters.currency));
const fuse = new Fuse(deals, {
  keys: ['title', 'description', 'industry', 'location'],
  ignoreLocation: true,
});
const alone = timed(({ filters }) => fuse.search([filters.q, filters.location].join(' ').trim()));
console.log(`explore, ${count} deals, filters and order p50 / p95 / max in ms`);
console.log(`  ours             ${shown(ours)}   (asked for: 16 at p95)`);
console.log(`  Fuse.js alone    ${shown(alone)}`);
console.log(`  ratio at p95: Fuse.js alone takes ${(alone.p95 / ours.p95).toFixed(0)} times as long`);

type Question = { filters: OpportunityFilters; order: OpportunityOrder };

/** The demo's deals again and again, in other places and for other amounts. */
function madeUp(): Opportunity[] {
  const demo = demoOpportunities(new Date('2026-11-01T00:00:00.000Z'));
  return Array.from({ length: count }, (_, at) => {
    const deal = demo[at % demo.length];
    if (!deal) throw new Error('The demo has no opportunities');
    const title = `${deal.title} ${at}`;
    return { ...deal, id: String(at), title, totalRequired: deal.totalRequired + at * 1_000 };
  });
}

/** Each with another mixture of what can be asked for, as it stands in the address. */
function questionOf(at: number): Question {
  const pick = (from: readonly string[], every: number) =>
    at % every === 0 ? (from[at % from.length] ?? '') : '';
  return {
    filters: {
      q: pick(['water', 'school', 'clinic', 'weaver', 'loan'], 1),
      industry: pick(exploreIndustries, 5),
      stage: pick(exploreStages, 7),
      location: pick(exploreLocations, 3),
      min: pick(['10 lakh', '25 lakh'], 4),
      max: pick(['1 cr', '2.5 cr'], 4),
      currency: '',
    },
    order: opportunityOrders[at % opportunityOrders.length] ?? 'newest',
  };
}

function timed(answer: (question: Question) => unknown[]) {
  return quantiles(
    questions.map((question) => {
      const start = performance.now();
      answer(question);
      return performance.now() - start;
    }),
  );
}

import Router from '@koa/router';
import { listOpportunitiesEndpoint, type OpportunityReply } from '#sync/endpoints/marketplace.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { matches } from '#sync/rules/opportunity-filters.ts';
import { verifiedInvestors } from '../db/accounts.ts';
import { publicOpportunities } from '../db/opportunities.ts';
import { readAll, readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { accountOf } from '../middleware/session.ts';
import { parseInput } from '../read-json.ts';
import type { Services } from '../services.ts';
import { audiencesOf, shownTo } from '../syncing/audiences.ts';

/** The spec's lists for programs and first visits; the app itself reads the same rows through sync. */
export function marketplaceRoutes({ database }: Services): Router {
  const router = new Router();

  router.get('/api/opportunities', async (ctx) => {
    const filters = parseInput(listOpportunitiesEndpoint.query, ctx.query);
    const opportunities = await publicOpportunities(database.read);
    ctx.body = opportunities.filter((opportunity) => matches(opportunity, filters)).map(replyOf);
  });

  router.get('/api/opportunities/:id', async (ctx) => {
    const opportunity = await readRow(database.read, 'opportunities', ctx.params.id ?? '');
    const audiences = audiencesOf(accountOf(ctx));
    if (!opportunity || !audiences.some((audience) => shownTo('opportunities', opportunity).has(audience))) {
      throw new HttpFailure(404, { code: 'not-found', message: 'Investment Opportunity Not Found' });
    }
    ctx.body = replyOf(opportunity);
  });

  router.get('/api/testimonials', async (ctx) => {
    const testimonials = await readAll(database.read, 'testimonials');
    ctx.body = testimonials
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ fullName, location, ...testimonial }) => ({ ...testimonial, user: { fullName, location } }));
  });

  router.get('/api/investors', async (ctx) => {
    const investors = await verifiedInvestors(database.read);
    ctx.body = investors.map(({ id, createdAt, fullName, location }) => ({
      id,
      user: { fullName, location, createdAt },
    }));
  });

  return router;
}

/** The spec's reply: the founder under the name it uses, and the part raised in whole percent. */
function replyOf({ founderId, founderName: _, ...opportunity }: Opportunity): OpportunityReply {
  const raisedPercentage = Math.floor((opportunity.raisedAmount / opportunity.totalRequired) * 100);
  return { ...opportunity, entrepreneurId: founderId, raisedPercentage };
}

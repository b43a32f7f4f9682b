import Router from '@koa/router';
import {
  listOpportunitiesEndpoint,
  opportunityReplyOf,
  submitOpportunityEndpoint,
} from '#sync/endpoints/marketplace.ts';
import { matching } from '#sync/rules/opportunity-filters.ts';
import { opportunitiesOnOffer } from '../db/opportunities.ts';
import { readAll, readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { accountOf, requireAccount } from '../middleware/session.ts';
import { createListPace } from '../policies/list-pace.ts';
import { maySee } from '../policies/may-touch.ts';
import { parseInput, readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { submitOpportunity } from '../syncing/submit-opportunity.ts';

/** The spec's lists for programs and first visits; the app itself reads the same rows through sync. */
export function marketplaceRoutes(services: Services): Router {
  const { database, now } = services;
  const router = new Router({ sensitive: true });
  const deals = createListPace();
  const stories = createListPace();

  router.get('/api/opportunities', async (ctx) => {
    const isAskedFor = matching(parseInput(listOpportunitiesEndpoint.query, ctx.query));
    deals.take(ctx.ip, Date.parse(now()));
    const viewer = accountOf(ctx);
    const opportunities = await opportunitiesOnOffer(database.read);
    ctx.body = opportunities
      .filter((opportunity) => maySee(viewer, 'opportunities', opportunity) && isAskedFor(opportunity))
      .map(opportunityReplyOf);
  });

  router.get('/api/opportunities/:id', async (ctx) => {
    const opportunity = await readRow(database.read, 'opportunities', ctx.params.id ?? '');
    if (!opportunity || !maySee(accountOf(ctx), 'opportunities', opportunity)) {
      throw new HttpFailure(404, { code: 'not-found', message: 'Investment Opportunity Not Found' });
    }
    ctx.body = opportunityReplyOf(opportunity);
  });

  router.post(submitOpportunityEndpoint.path, async (ctx) => {
    const account = requireAccount(ctx);
    const pitch = await readJson(ctx, submitOpportunityEndpoint.body);
    ctx.body = opportunityReplyOf(await submitOpportunity(services, account, { pitch, from: ctx.ip }));
  });

  router.get('/api/testimonials', async (ctx) => {
    stories.take(ctx.ip, Date.parse(now()));
    const testimonials = await readAll(database.read, 'testimonials');
    ctx.body = testimonials
      .filter((testimonial) => maySee(null, 'testimonials', testimonial))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ fullName, location, published: _, ...testimonial }) => ({
        ...testimonial,
        user: { fullName, location },
      }));
  });

  return router;
}

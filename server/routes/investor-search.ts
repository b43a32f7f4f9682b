import Router from '@koa/router';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { toldInvestor } from '../directory/told-investor.ts';
import { leavingOf } from '../leaving.ts';
import { createPace } from '../policies/pace.ts';
import { parseInput } from '../read-json.ts';
import type { Services } from '../services.ts';

/** Somebody who types asks a few times a second at most; an office behind one address has several who do. */
const pace = { most: 60, within: 10_000 };

/** The directory searched here, for devices that do not hold all of it. Public, as the list is. */
export function investorSearchRoutes({
  investorSearch,
  now,
}: Pick<Services, 'investorSearch' | 'now'>): Router {
  const router = new Router({ sensitive: true });
  const { take } = createPace(pace);
  router.get(investorSearchEndpoint.path, async (ctx) => {
    const query = parseInput(investorSearchEndpoint.query, ctx.query);
    take(ctx.ip, Date.parse(now()));
    // What somebody types is for no cache to keep.
    ctx.set('Cache-Control', 'no-store');
    const found = await investorSearch.search(query, { address: ctx.ip, signal: leavingOf(ctx) });
    ctx.body = { ...found, investors: found.investors.map((one) => toldInvestor(one, query.origin)) };
  });
  return router;
}

import Router from '@koa/router';
import { analyticsEndpoint } from '#sync/endpoints/analytics.ts';
import type { Services } from '../services.ts';

export function analyticsRoutes({ settings }: Pick<Services, 'settings'>): Router {
  const router = new Router({ sensitive: true });
  router.get(analyticsEndpoint.path, (ctx) => {
    ctx.body = { measurementId: settings.ANALYTICS_ID ?? null };
  });
  return router;
}

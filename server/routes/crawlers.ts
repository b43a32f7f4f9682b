import Router from '@koa/router';
import { robots, sitemap } from '../pages/crawlers.ts';
import { readPageFiles } from '../pages/page-files.ts';
import { createListPace } from '../policies/list-pace.ts';
import type { Services } from '../services.ts';

/** What search engines ask for first. */
export function crawlerRoutes({ settings, database, publicUrl, now }: Services): Router {
  const router = new Router({ sensitive: true });
  const { take } = createListPace();
  const files = readPageFiles(settings.APP_DIR);

  router.get('/robots.txt', (ctx) => {
    ctx.type = 'text/plain';
    ctx.body = robots(publicUrl());
  });

  router.get('/sitemap.xml', async (ctx) => {
    take(ctx.ip, Date.parse(now()));
    ctx.type = 'application/xml';
    ctx.body = await sitemap(database.read, publicUrl(), files.paths());
  });

  return router;
}

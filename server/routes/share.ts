import { join } from 'node:path';
import Router, { type RouterContext } from '@koa/router';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { maySee } from '../policies/may-touch.ts';
import type { Services } from '../services.ts';
import { type Card, cardOf, defaultCard } from '../share/card.ts';
import { createShareImages } from '../share/images.ts';

/** The pictures beside shared links: of Pankh, and of every deal that anybody may see. */
export function shareRoutes({ settings, database }: Pick<Services, 'settings' | 'database'>): Router {
  const router = new Router({ sensitive: true });
  const images = createShareImages(join(settings.DATA_DIR, 'share'));

  async function send(ctx: RouterContext, card: Card): Promise<void> {
    const { png, hash } = await images.of(card);
    ctx.set('Cache-Control', 'public, max-age=3600');
    // Pages elsewhere may show it: that is what it is for.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.etag = hash;
    ctx.type = 'png';
    ctx.body = png;
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
  }

  router.get('/share/pankh.png', (ctx) => send(ctx, defaultCard));

  router.get('/share/investment/:name', async (ctx) => {
    const id = /^([\w-]{1,64})\.png$/.exec(ctx.params.name ?? '')?.[1];
    const deal = id === undefined ? undefined : await readRow(database.read, 'opportunities', id);
    if (!deal || !maySee(null, 'opportunities', deal))
      throw new HttpFailure(404, { code: 'not-found', message: 'There is no such picture.' });
    await send(ctx, cardOf(deal));
  });

  return router;
}

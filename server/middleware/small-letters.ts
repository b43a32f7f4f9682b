import type { Context, Next } from 'koa';
import { HttpFailure } from '../http-failure.ts';

/**
 * The API's addresses are written in small letters. In others its routes would answer as well, but not what looks after all of
 * them by how they begin: they would stand in no log, be kept by caches, and know no session. What follows is the routers' own:
 * each tells small letters from others (`sensitive`).
 */
export function smallLetters(ctx: Context, next: Next): Promise<void> {
  if (!/^\/api(\/|$)/i.test(ctx.path) || ctx.path.startsWith('/api')) return next();
  throw new HttpFailure(404, { code: 'not-found', message: 'There is nothing at this address.' });
}

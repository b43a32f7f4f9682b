import type { Context, Next } from 'koa';
import { HttpFailure } from '../http-failure.ts';

/**
 * The API's addresses are written in small letters. In others its routes do not answer (`sensitive`), but the app's own page
 * would: what begins so is told that there is nothing.
 */
export function smallLetters(ctx: Context, next: Next): Promise<void> {
  if (!/^\/api(\/|$)/i.test(ctx.path) || ctx.path.startsWith('/api')) return next();
  throw new HttpFailure(404, { code: 'not-found', message: 'There is nothing at this address.' });
}

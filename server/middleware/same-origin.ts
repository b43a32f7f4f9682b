import type { Context, Next } from 'koa';
import { HttpFailure } from '../http-failure.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that changes something must come from our own pages, or from a program that sends no cookie. */
export function sameOrigin(publicUrl: string | undefined) {
  return async (ctx: Context, next: Next): Promise<void> => {
    if (safe.has(ctx.method)) return next();
    const site = ctx.get('Sec-Fetch-Site');
    const origin = ctx.get('Origin');
    const own = publicUrl ? new URL(publicUrl).origin : `${ctx.protocol}://${ctx.host}`;
    if (site !== '' && site !== 'same-origin' && site !== 'none') throw foreign();
    if (origin !== '' && origin !== own) throw foreign();
    if (origin === '' && site === '' && ctx.get('Cookie') !== '') throw foreign();
    await next();
  };
}

function foreign(): HttpFailure {
  return new HttpFailure(403, {
    code: 'foreign-origin',
    message: 'This request did not come from Pankh itself.',
  });
}

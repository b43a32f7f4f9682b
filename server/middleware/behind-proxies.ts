import type Koa from 'koa';
import type { Context, Next } from 'koa';
import { isHttps } from '../env.ts';
import type { Services } from '../services.ts';

/** Of a server that people reach over https every request is, also where the proxy in front forgets to say so. */
export function trustAddress(app: Koa, { settings }: Pick<Services, 'settings'>): void {
  if (isHttps(settings)) Object.defineProperty(app.request, 'protocol', { get: () => 'https' });
}

/** Tells the operator, once, that all people are counted as one, or under what they say of themselves. */
export function warnOfNamelessClients({ settings, log }: Pick<Services, 'settings' | 'log'>) {
  let isTold = settings.TRUSTED_PROXIES === 0;
  return (ctx: Context, next: Next): Promise<void> => {
    if (!isTold && ctx.path.startsWith('/api/') && ctx.get('X-Forwarded-For') === '') {
      isTold = true;
      log.warn(
        'a proxy of TRUSTED_PROXIES sets no X-Forwarded-For: all who come through it share its limits',
      );
    }
    return next();
  };
}

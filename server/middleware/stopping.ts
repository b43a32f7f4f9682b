import type { Context, Next } from 'koa';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../services.ts';

/** While what runs is finished nothing more is begun; but how the server does is always told. */
export function stopping({ isAccepting }: Pick<Services, 'isAccepting'>) {
  return async (ctx: Context, next: Next): Promise<void> => {
    if (isAccepting() || ctx.path === '/healthz') return next();
    ctx.set('Connection', 'close');
    throw new HttpFailure(
      503,
      { code: 'stopping', message: 'The server is being restarted. Please try again in a moment.' },
      { 'Retry-After': '5' },
    );
  };
}

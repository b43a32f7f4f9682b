import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { Services } from '../services.ts';

/** Gives each request an id and logs its end, with the code of what it was refused for: no bodies, no query, no secrets. */
export function requestLog({ log }: Pick<Services, 'log'>) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const started = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    try {
      await next();
    } finally {
      const ms = Math.round(performance.now() - started);
      const { requestId, failureCode: code } = ctx.state;
      if (ctx.path.startsWith('/api'))
        log.info({ requestId, method: ctx.method, path: ctx.path, status: ctx.status, code, ms });
    }
  };
}

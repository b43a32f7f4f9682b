import type { Context, Next } from 'koa';
import type { ErrorBody, Failure } from '#sync/errors.ts';
import { isTransient } from '../db/transient.ts';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../services.ts';

/** Turns every failure into a status and a JSON body for people; an unknown one says nothing of the inside. */
export function errors({ log }: Pick<Services, 'log'>) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) answer(ctx, 404, notFound);
    } catch (error) {
      if (error instanceof HttpFailure) {
        ctx.set(error.headers);
        answer(ctx, error.status, error.failure);
        return;
      }
      if (isTransient(error)) {
        ctx.set('Retry-After', '2');
        answer(ctx, 503, { code: 'busy', message: 'The database is busy. Please try again in a moment.' });
        log.warn({ requestId: ctx.state.requestId, error: String(error) }, 'database busy');
        return;
      }
      log.error({ requestId: ctx.state.requestId, error: describe(error) }, 'unexpected error');
      answer(ctx, 500, { code: 'internal', message: 'Something went wrong on our side. Please try again.' });
    }
  };
}

const notFound = { code: 'not-found', message: 'There is nothing at this address.' };

function answer(ctx: Context, status: number, failure: Failure): void {
  ctx.status = status;
  // The log tells it: of one address several things may be refused alike.
  ctx.state.failureCode = failure.code;
  // It named what was asked for, which this is not.
  ctx.remove('ETag');
  ctx.body = { ...failure, error: failure.message } satisfies ErrorBody;
}

function describe(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}
